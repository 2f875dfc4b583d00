import { refineParagraph, RULES } from './rules.ts';

/** As people write to each other and to themselves: right as they are, or not certain to be wrong. */
const lines = String.raw`
Buen día :)
Buenos días a todas :D
Ya llegué a casa :)
Qué sueño tengo hoy :(
No pude dormir nada :'(
Te quiero mucho <3
Te quiero mucho <3 y te echo de menos :')
Hoy ha salido el sol :-)
Pues no sé :/
Pues no sé qué decir :S
Jajaja
Jajaja sí
Qué risa hoy con Marta jajaja
Qué risa hoy con Marta jejeje
Qué risa hoy con Marta xD
xD
XD me parto
Muero de risa hoy XDDD
Muero de hambre :P
Ay, qué nervios :o
Me guiñó un ojo ;)
Me guiñó un ojo ;-)
Estoy así: -_-
Estoy así -_- desde ayer -_-
Me quedé O.O con lo que dijo.
Me quedé o_O con lo que dijo.
Estoy harta ¯\_(ツ)_/¯
Qué pena u.u
Hoy he llorado T_T
Todo bien por aquí ^^
Todo bien por aquí ^_^
Al final gané yo =)
Al final gané yo (:
Y me dijo que sí :) :) :)
Le mandé un :corazón: y ya.
Estoy muy contenta 😊
Estoy muy contenta 😊😊😊
Estoy muy contenta 😊 y cansada 😴
👩‍👩‍👧‍👦 Tarde en familia
Vamos México 🇲🇽
Mañana será otro día 💛
Te veo a las 8 a.m.
Te veo a las 8 a. m.
A.m. y p.m. son distintas.
Me levanté a las 7:30 a.m. y salí.
Me levanté a las 7:30 a. m. y salí.
Cené a las 9 p.m. con mi hermana.
Cené a las 9 p. m. con mi hermana.
De 10 a.m. a 5 p.m. en la oficina.
Quedamos a las 19:30h en la plaza.
Quedamos a las 7:00am en la plaza.
El tren sale a las 6:05, llega a las 8:40.
Son las 3:15 y no duermo.
Dormí de 23:00 a 6:30, sin despertar.
Peso 61,5 kilos.
Gasté 12,50 € en el mercado.
Gasté 1.200,75 pesos en libros.
Hoy es 21/11/2026, sábado.
El 21.11.26 empecé.
Vivo en la c/ Mayor, 3, 2.º B.
Vive en la av. del Sol, n.º 12.
Vive en la avda. de la Luz.
El dr. Gómez me vio hoy.
El Dr. Gómez me vio hoy.
La dra. ruiz me vio hoy.
La Dra. Ruiz y el Sr. López vinieron.
La sra. del tercero me saludó.
Srta. Pérez, me dijo.
D. Antonio y Dña. Carmen.
Estuve en EE. UU. en verano.
Estuve en EE.UU. en verano.
Nací en los EE. UU. y crecí aquí.
Un té, p. ej. de menta.
Hice compra: pan, leche, etc. y volví.
Pan, leche, huevos, etc.
Madrid vs. casa, gana casa.
Lee la pág. 12 del libro.
Lee las págs. 12 y 13 del libro.
El cap. tercero es mi favorito.
El núm. de la suerte.
Pregunte a Ud. mismo.
Ud. sabrá, me dijo.
Tel. de casa, el de siempre.
Unos 20 min. de paseo.
Espera 5 min. y respira.
Aprox. una hora de camino.
S.O.S. total
La O.N.U. y la U.E. otra vez.
Mi D.N.I. ha caducado.
J. R. R. Tolkien, de nuevo.
G. García Márquez, de nuevo.
El siglo V a. C. me fascina.
El siglo II d. C. también.
Días: L,M,X,J,V
Entreno L,M,X y descanso J,V.
Escríbeme a ana.luz@ejemplo.org, por favor.
Escríbeme a ana.luz@ejemplo.org
Lo leí en https://ejemplo.org/a,b;c:d
Lo leí en www.ejemplo.org/hola?que=si
Gracias @marta.perez por todo.
Hola a tod@s, buen día.
Hola a todos/as, buen día.
Nada, 24/7 pensando en ti.
- comprar pan
- llamar a mamá por la tarde
• llamar a mamá por la tarde
* llamar a mamá por la tarde
— llamar a mamá por la tarde
1. comprar pan y leche fresca
2) llamar a mamá por la tarde
10. comprar pan y leche fresca
12) llamar a mamá por la tarde
Lista de hoy
Cosas buenas
Agradezco:
Hoy agradezco tres cosas:
Sí
No
No sé...
No sé… quizá mañana.
Pensé... y callé.
Pensé… y callé.
Me fui... no podía más.
Y entonces ... nada.
Y entonces … nada.
Quise ...pero no pude.
... y así toda la tarde.
…y así toda la tarde.
¿Y si...? no quiero pensarlo.
¿Y si no viene?
¿Y si no viene? ¿Y si viene?
¡Por fin!
¡Por fin viernes!
¡¡¡Por fin viernes!!!
¿¿De verdad??
¿De verdad?!
¿¡De verdad!?
¡¿De verdad?!
Qué fuerte!!!
Qué fuerte!!! pero bien.
Cómo???
Cómo?!
Y entonces, qué hago?
«¿Vienes?» preguntó mamá.
"¿Vienes?" preguntó mamá.
"No." dijo ella.
(¡Por fin!) llegó la carta.
Me dijo: «ven».
Me dijo: "ven".
—¿Vienes? —preguntó.
—No —dije—. Hoy no.
Muy muy cansada.
No, no y no.
No no quiero.
Poco a poco.
Paso a paso, día a día.
La la la, cantaba.
Un sobre sobre la mesa.
Se para para mirar.
Que entre entre las dos.
Ya ya, lo sé.
Bueno bueno, ya veremos.
Así así.
Casi casi lloro.
Hoy me siento en paz.
Hoy no he hecho nada, y está bien.
He caminado una hora junto al río.
Mamá ha llamado; estaba contenta.
Respiro. Suelto. Sigo.
Todo pasa: también esto.
Lo intenté, lo solté y dormí.
Soñé con la casa de la playa.
No era tristeza: era cansancio.
A veces basta con esto.
iPhone nuevo, vida vieja.
Mi iPhone murió.
Vi un vídeo en eBay.
Me quedo con lo bueno (que es mucho).
Me quedo con lo bueno (que es mucho)
Nota mental: dormir más.
Nota (para mí): dormir más.
P. D. te quiero.
P.D. Te quiero.
P.S.: no olvides regar.
Ok
Ok, nos vemos :)
Vale :) nos vemos.
Vale ;) nos vemos :*
Bss :* hasta mañana.
Bss, hasta mañana.
Hasta mañana, guapa!
Mil gracias, de verdad!
T.Q.M.
Tqm <3
:)
:(
<3 <3 <3
😭
(:
Grrr >:(
Menos mal :-D
Sin palabras :|
Sin palabras :-|
Cara de póker :\
Cara de pez :v
Cara de gato :3
El café con leche, como siempre.
Un 10 para mí.
Nos dieron un 9,5 y lloré.
Temperatura: 38,2; mañana, médico.
Marcador 3-2, ganamos.
50 % hecho, 50 % por hacer.
Día 3/30 del reto.
Capítulo 4: la calma.
Lunes: yoga. Martes: nada.
Ni sí ni no.
Que sí, que sí.
Uf...
Mmm... no sé yo.
Ains :_(
Bah.
`
  .split('\n')
  .filter(Boolean);

it('has about two hundred lines', () => {
  expect(lines.length).toBeGreaterThan(195);
});

it.each(lines)('leaves %j as it was written', (line) => {
  expect(refineParagraph(line, new Set(RULES))).toBe(line);
  const decomposed = line.normalize('NFD');
  expect(refineParagraph(decomposed, new Set(RULES))).toBe(decomposed);
});

it.each(['Se sé lo que digo.', 'El río o el mar.', 'El él de la carta.', 'Te té no es.', 'Mi mí no rima.'])(
  'takes a letter with a separate accent for no repetition: %j',
  (line) => {
    const decomposed = line.normalize('NFD');
    expect(refineParagraph(decomposed, new Set(RULES))).toBe(decomposed);
  },
);
