/** Answers to the three questions of an activity, in their order. */
type DemoAnswers = readonly [string, string, string];

/**
 * What Carmen, the demo user, has written in activities, by their ids: at least one entry in each stage, as each offers to read them.
 * She is 52, works in the town's library, was married to Andrés; their daughter Lucía, 19, studies elsewhere, Inés is her sister. An account
 * is created on any day: no season and no weekday of the day of writing.
 */
export const demoAnswers: Readonly<Record<number, DemoAnswers>> = {
  // 3 Minutos de Nada
  1: [
    'Larguísimos. Le di la vuelta al móvil una vez, por si se había parado. Al final me quedé mirando el salero, que tiene una muesca que no le conocía.',
    'Siete dedos: la ropa tendida, el correo del ayuntamiento, si Lucía habrá cenado, la ropa otra vez, un libro que devolvieron mojado, la cita de mi madre y un yogur que caduca.',
    'Un poco de susto en la barriga, como cuando bajas un escalón que no está. Luego me pesaban las manos. Me gustó que pesaran.',
  ],
  // El mapa de mis ruidos
  4: [
    'A las seis y cincuenta, la radio, antes que la luz. Le doy con el codo.',
    'El grupo de la familia de Andrés. Ni me han sacado ni me atrevo a salirme, y llevo tres años viendo fotos de paellas.',
    'Me ha salido el círculo entre la cama de Lucía y el armario. Me sentaría en el suelo a comerme un bocadillo sin plato.',
  ],
  // Lo que estaba tapando
  13: [
    'Más pequeña. Viene los domingos sobre las ocho, se me sienta debajo de las costillas y pregunta quién cena. Yo la tenía por algo enorme.',
    'De joven, con novelas de trescientas páginas. De casada, con la plancha: planchaba hasta los trapos de cocina. Ahora pongo la radio en dos habitaciones a la vez.',
    'Un mantel, aunque sea para una.',
  ],
  // La conversación con menos palabras
  22: [
    'A mi madre, casi todas. Taché cinco «no te preocupes» en una conversación sobre croquetas, y ella estaba tan tranquila. La preocupada era yo.',
    'Cuando dije que Lucía no venía este fin de semana. Mi madre siguió pelando la patata hasta el final, sin que se le rompiera la monda.',
    '«Yo también la echo de menos, mamá». Sin un pero detrás.',
  ],
  // Lo que contaría la silla
  31: [
    'Que saco dos tazas y luego guardo una. También me ha visto bailar con el escurridor en la mano, pero de eso dice que no suelta prenda.',
    'Ayer Marta me preguntó por teléfono si seguía ahí. Seguía. La estaba escuchando, y no tenía preparado nada que decirle.',
    'Después de comer, antes de fregar. Los jueves no, que entro a las tres y media.',
  ],
  // Inventario de un cajón
  40: [
    'Un abrelatas que no abre. Lo compramos Andrés y yo en Oporto, en la luna de miel, y le dediqué siete líneas cuando tocaban cuatro.',
    'De las trece pilas. No sé cuáles están gastadas, así que las guardo todas.',
    'Los primeros años de casada: muchas piezas de aparatos que ya no tengo. Y una vela con un 3, de Lucía, que se queda.',
  ],
  // Carta que no sale de casa
  49: [
    '«Abuela, el dedal lo perdí yo, no Inés». Cuarenta y un años, calculo.',
    'Le preguntaba si ella se habría marchado, de haber podido. Como no contesta, me toca a mí decir si me alegro de haber pedido yo el divorcio. Creo que sí. Lo dejo en creo.',
    'Las siestas en su mecedora. Yo le enhebraba agujas para toda la tarde y ella me decía que tenía vista de gavilán.',
  ],
  // La lista de lo que vigilo
  58: [
    'De mi madre, que todavía me pregunta si llevo pañuelos. A ella le enseñó la suya, que contaba las gallinas dos veces.',
    'Lo poco que falta hago. Cuando libro, en la biblioteca también se coloca el carro de devoluciones. Torcido, pero se coloca.',
    'En leer alguna de las novelas que recomiendo sin haberlas leído. Hoy tengo apuntado dieciséis veces «Lucía, última conexión»; con la mitad me daba para un capítulo.',
  ],
  // Acta de lo que dejo
  67: [
    '«Exmarido». Puse Andrés, luego «el padre de Lucía», luego «el compareciente ausente», y ahí se quedó porque me entró la risa.',
    'El sillón feo de leer y mi apellido solo en el buzón. Firmó de testigo la vecina del segundo, que subía a por huevos.',
    'Sin ir a mirarlo cada semana. Es el vestido de la boda, está en su funda en casa de mi madre y allí no pide pan.',
  ],
  // Ficha de una especie cercana
  76: [
    'Esta mujer dice «voy» once veces al día. Tres de ellas, sin que la haya llamado nadie.',
    'El adjetivo era «despistada». Debajo había una mañana atendiendo el mostrador, el teléfono y a un niño que buscaba un libro azul, las tres cosas a la vez.',
    'Agua, una lámpara de pie y otra de su especie a menos de diez minutos andando. Marta vive a doce, pero anda rápido.',
  ],
  // Lo que me viene de ellas
  85: [
    'El de la tía Pilar, que tocaba el pan con dos dedos antes de cortarlo. Lucía lo hace y no sabe de quién es.',
    '«Aquí no se tira nada», de la abuela. Tengo catorce tarros de cristal debajo del fregadero y no hago mermelada.',
    'Conducir. Mi madre se sacó el carné y no llegó a coger el coche, porque lo llevaba mi padre. Cuando salgo sola a la carretera me acuerdo en la primera rotonda.',
  ],
  // 3 Minutos de Nada: un banco de la plaza
  91: [
    'Buscar las gafas en el bolso. Las llevaba puestas.',
    'De cómo me veían, hasta que pasó un señor de los que vienen a leer el periódico, me dijo adiós y siguió a lo suyo. Desde ahí miré yo: un niño comía patatas a medias con un perro, una para cada uno.',
    'Descaro. Puse el brazo por encima del respaldo, como los novios en el cine, y no pasó nada.',
  ],
  // Carta de recomendación
  103: [
    'La tarde que se inundó la sala infantil, hace dos años. Los chavales del instituto y yo sacamos cuatrocientos cuentos por la ventana, y luego en el parte puse que «se actuó».',
    'Para llevar el club de lectura, que está sin nadie desde que se jubiló Lola.',
    'Que llego puntual a lo de los demás y tarde a lo mío. Está en la carta como defecto llevadero. Llevadero, no sé para quién.',
  ],
  // 3 Minutos de Nada: el primer sorbo
  109: [
    'Raro, me sobraba media cabeza. A mitad de taza me encontré de pie con la bayeta, tal como avisaba el texto, y me volví a sentar con la bayeta.',
    'Hacia mi madre y sus pastillas; de ahí a la receta, y de la receta a que hay que mirar la rueda de atrás.',
    'Primero, que no me lo había ganado. Luego, que vaya tontería, si era agua con un limón de Marta.',
  ],
  // La mesa de entonces
  121: [
    'Se repetía cuando repetía mi padre. Y nadie se levantaba hasta que él doblaba la servilleta en cuatro.',
    'Mantequilla y preguntas. «¿Y tú qué tal?» no se lo oí a nadie; se preguntaba si querías más pan.',
    'Me sirvo la última y me quedo el trozo del borde. Anoche cenaba sola y me lo volví a poner.',
  ],
  // El reparto del día
  130: [
    'La hora y cuarto en casa de mi madre. Salí con la cabeza como un bombo y un táper de lentejas, y nos habíamos reído mucho con lo del vecino.',
    'Volver del trabajo por el río. Son quince minutos justos, lo he medido en el mapa.',
    '«Mamá, mañana llego a las seis y cuarto en vez de a las seis». No tiene más. Llevo un rato ensayándola como si fuera a pedir un préstamo.',
  ],
  // Carta a la cocinera
  139: [
    'Por acostarme una noche sin fregar los platos. Estuve a punto de escribir «perdón» donde ponía «gracias».',
    'Arroz con leche sin esperar a que venga Lucía. Y que deje de comerse de pie lo que queda en la cazuela.',
    'Antes daba un rodeo de media hora. El otro día le dije a Marta: «Acompáñame al dentista, que me da miedo», y vino con un sudoku.',
  ],
  // El plano y las llaves
  148: [
    'Andrés, la del garaje, y esa es de verdad, de metal. De las dibujadas, mi jefe: entra en mis domingos por el móvil.',
    'Pestillo. Es el cuarto de baño, y lo quité cuando Lucía tenía tres años, no se fuera a encerrar.',
    'La galería, donde leo con los pies encima de la lavadora. Al pasillo le robaría un metro entero y que pase la gente de lado.',
  ],
  // El sí que no era
  157: [
    'A mí, de que mi suegra me tuviera por egoísta. Me pidió ochenta empanadillas para su santo, con Lucía de cuatro meses, y dije que encantada.',
    'Se me encogieron los dedos de los pies dentro de las zapatillas. Hasta hoy habría jurado que no noté nada.',
    '«Este año no puedo, Isabel. Llevo yo el postre, comprado».',
  ],
  // Ensayo general
  166: [
    '«Necesito que me devuelvas la llave del garaje». La de cómo me afecta me salió sola; con esta me puse a mirar al techo.',
    '«Mujer, cómo te pones». Andrés lo dice bajito, sonriendo, y yo acabo pidiendo perdón.',
    'La cafetería de la estación, a media mañana, un día que no venga Lucía en ese tren. De pie en la barra, para que sea corta.',
  ],
  // Normas de esta casa
  175: [
    'El 3: «El teléfono del trabajo duerme en el paragüero». Lo escribí y fui a ver si había sonado.',
    'Lucía, a cualquier hora. Mi madre, hasta las diez y media, menos si es por el mando de la tele.',
    'El 7, «Cuando se enciende la farola se deja de contestar correos». De una época a otra van tres horas. Me he hecho trampa yo sola.',
  ],
  // Biografía de una voz
  184: [
    'Dieciocho años y la carta de Granada: tenía plaza para Historia del Arte. Acababan de operar a mi padre, y mi madre dijo «haz lo que quieras» sin levantar la vista de la costura. Me quedé, y no lo hemos hablado.',
    'Marta, desde el instituto. Y Lola, que levantaba una ceja en la otra punta del mostrador.',
    'Entra de lado, cargada con dos bolsas, y dice «no os levantéis». A las doce sigue allí y pide la última canción.',
  ],
  // Carta sin sello
  193: [
    '«Lo que no te dije es que no me quedé por papá». La volví a copiar, por si a la segunda me desdecía.',
    'Mamá, me hacía falta que dijeras «vete».',
    'El brazo cansado y un hambre de lobo. Aire, un poco también. El sobre está dentro del atlas grande, que ahí no mira nadie.',
  ],
  // Parte amistoso de un malentendido
  202: [
    'Ella tenía un examen al día siguiente. Yo llevaba dos tardes sin hablar con nadie. Ninguna de las dos lo puso en el mensaje.',
    'Pregunto «¿comes bien?» cuando quiero preguntar otra cosa. Con Marta es el coche y con mi madre, la tensión.',
    'Sobre las nueve, cuando Lucía vuelve andando a la residencia. «El otro día te pregunté si comías y lo que quería era oírte un rato».',
  ],
  // Pregón de tus fiestas
  211: [
    'Es la que dibuja y no lo enseña. Habría pedido que apagaran los farolillos un momento, para ver bien la plaza.',
    '«Sábado, ocho de la tarde: actuación del coro, con la pregonera en segunda fila y cantando de verdad, sin mover solo los labios».',
    'Por mi madre, y me sorprendió. Los otros dos fueron para Marta y para el ascensor.',
  ],
  // 3 Minutos de Nada: lo primero que llega
  217: [
    'Dos golpes blandos y una raspadura, por abajo, a la izquierda. Resultó ser la persiana de la panadería.',
    'A la lista, con mucha diferencia. El cuerpo salió cuando me picó la oreja, y la calle, solo al final.',
    'Algo de mareo y bastante gusto. Pensé en Lucía con un año, cuando señalaba las lámparas sin decir nada.',
  ],
  // Tres veces que lo supe
  220: [
    'La de los siete años: supe que la abuela tenía visita por cómo olía el portal, a colonia de hombre. Era el practicante.',
    'Lucía dijo «bueno, nada» antes de colgar, y ella cuelga con «venga». Yo iba a tender y me quedé con la pinza en la mano. A los dos días me contó que había suspendido Estadística.',
    'Lo del portal, a Inés, que no me creyó. La vez que Andrés volvió silbando de una entrevista y supe que no lo cogían, me la callé. Lo de Lucía se lo dije a Marta esa noche.',
  ],
  // 3 Minutos de Nada: debajo de la prisa
  226: [
    'Incómodo, y a los dos minutos, cómodo. Desde la alfombra se ve lo que hay debajo del sofá; ahí sigue.',
    'A un cable pelado, detrás de las rodillas. Zumbaba. Yo la hacía en el pecho y por allí no estaba.',
    'De buenas, con sueño. Quería decirme algo de pasar una tarde con mi madre, pero no lo pillé entero.',
  ],
  // La vez que no me hice caso
  229: [
    'La boca seca, y el bolígrafo del banco pegado a los dedos. Era el préstamo de la caravana. Yo miraba una planta de plástico que tenían en la mesa.',
    'La cara de Andrés. Hacía meses que no lo veía tan contento, y Lucía ya había elegido litera.',
    'Una noche más antes de firmar. Y mil euros en una cuenta a mi nombre, para no opinar de prestado. La caravana la usamos cuatro veces.',
  ],
};
