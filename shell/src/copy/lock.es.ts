/** Every Spanish text of the lock of a device (D43). */
export const lockCopy = {
  title: 'Candado',
  stateOn: 'Puesto',
  stateOff: 'Sin poner',
  screen: {
    title: 'Candado puesto',
    text: 'Escribe tu PIN para seguir donde estabas.',
    pin: 'PIN',
    hint: 'Seis cifras.',
    open: 'Abrir',
    pending: 'Abriendo…',
    forgotten: 'He olvidado mi PIN',
    offline: 'Para abrirlo hace falta conexión. Lo que has escrito sigue guardado en este dispositivo.',
    failed: 'No hemos podido comprobarlo. Inténtalo otra vez.',
    gone: 'Este PIN ya no abre aquí. Entra de nuevo con tu contraseña: lo que has escrito te espera.',
    leave: 'Salida rápida',
    again: {
      title: 'Entrar de nuevo',
      text: 'Entras con tu contraseña y sigues escribiendo. Lo que aún no se había enviado te espera cifrado en este dispositivo y vuelve contigo. Este candado se quita; después puedes poner otro.',
      act: 'Entrar de nuevo',
      pending: 'Un momento…',
      back: 'Volver al PIN',
    },
  },
  off: 'Con un PIN de seis cifras, lo que escribes se guarda cifrado en este dispositivo, y la pantalla se queda en blanco en cuanto sales.',
  offSoft:
    'Si te equivocas diez veces, el PIN deja de servir y pedimos tu contraseña. Para abrir con el PIN hace falta conexión.',
  on: 'Puesto en este dispositivo. Lo que escribes se guarda aquí cifrado; tu PIN no lo sabe nadie más, tampoco nosotras.',
  insecure: 'El candado necesita una conexión segura y esta no lo es: aquí no se puede poner.',
  shared: 'En un dispositivo compartido no guardamos nada, así que no hay nada que cerrar.',
  memory: 'Este navegador no nos deja guardar nada, así que no hay nada que cerrar.',
  set: 'Poner un candado',
  remove: 'Quitar el candado',
  removing: 'Quitándolo…',
  after: {
    title: 'Cuándo se cierra',
    options: { 0: 'Al salir', 1: 'Tras 1 minuto', 5: 'Tras 5 minutos', 15: 'Tras 15 minutos' },
  },
  dialog: {
    title: 'Elige un PIN',
    text: 'Uno que no sepa nadie más, y distinto del que desbloquea este dispositivo.',
    pin: 'PIN de seis cifras',
    again: 'Repite el PIN',
    act: 'Poner el candado',
    pending: 'Protegiendo lo que hay aquí…',
    cancel: 'Ahora no',
    six: 'Son seis cifras.',
    easy: 'Es de los primeros que alguien probaría. Elige otro.',
    differs: 'No es igual que el de arriba.',
  },
  blocked:
    'La aplicación sigue abierta en otra pestaña, y tenemos que esperarla. Cierra o recarga esa pestaña y seguimos.',
  passkey: {
    /** What the device's password manager shows. */
    product: 'Reencuentro',
    name: 'Candado',
    title: 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo',
    off: 'Se abre igual que desbloqueas este dispositivo, también sin conexión. Tu PIN sigue funcionando.',
    warning:
      'Quien pueda desbloquear este dispositivo podrá abrir el candado. Si alguien más sabe su código, o tiene aquí su huella o su cara, quédate solo con el PIN.',
    set: 'Añadir esta forma de abrir',
    on: 'Puesto: se abre con tu huella, tu cara o el bloqueo de este dispositivo, también sin conexión. Tu PIN sigue funcionando.',
    remove: 'Abrir solo con el PIN',
    text: 'Ábrelo como desbloqueas este dispositivo, o escribe tu PIN.',
    open: 'Abrir con tu huella, tu cara o el bloqueo de este dispositivo',
    pending: 'Te lo está pidiendo tu dispositivo…',
    declined: 'No se ha podido abrir. Prueba otra vez o escribe tu PIN.',
    failed: 'En este dispositivo ya no se puede abrir así. Escribe tu PIN: lo que has escrito sigue aquí.',
    offline:
      'Para abrir con el PIN hace falta conexión. Sin ella puedes abrir con tu huella, tu cara o el bloqueo de este dispositivo. Lo que has escrito sigue guardado aquí.',
    dialog: {
      pinText: 'Primero, tu PIN: así nadie que encuentre este dispositivo abierto puede activarlo por ti.',
      next: 'Seguir',
      offline: 'Para comprobar tu PIN hace falta conexión.',
      confirmText:
        'Ahora tu dispositivo te pedirá la huella, la cara o su código; puede que dos veces. Guardará una clave llamada «Candado», con la dirección de esta página, y se verá en su lista de contraseñas.',
      act: 'Activarlo',
      cancel: 'Ahora no',
      pending: 'Te lo está pidiendo tu dispositivo…',
      declined: 'No se ha activado. Puedes probar otra vez; el candado sigue igual, con tu PIN.',
      unable: 'Este dispositivo no puede abrir así el candado. Sigue abriéndose con tu PIN.',
      gone: 'Aquí ya no podemos comprobar tu PIN. Quita el candado y ponlo otra vez; después podrás abrirlo también así.',
      failed: 'No lo hemos podido guardar. El candado sigue igual, con tu PIN; inténtalo otra vez dentro de un rato.',
    },
    done: {
      title: 'Activado',
      description: 'El candado se abre también con tu huella, tu cara o el bloqueo de este dispositivo.',
    },
    removed: { title: 'Solo con el PIN', description: 'El candado ya no se abre con el bloqueo de este dispositivo.' },
  },
  done: { title: 'Candado puesto', description: 'Este dispositivo ya guarda cifrado lo que escribes.' },
  removed: { title: 'Candado quitado', description: 'Este dispositivo vuelve a abrirse sin PIN.' },
  recovered: {
    title: 'Has entrado de nuevo',
    description: 'El candado de este dispositivo se ha quitado. En Configuración puedes poner otro.',
  },
  failed: {
    title: 'No hemos podido hacerlo',
    description: 'No hemos cambiado nada. Inténtalo otra vez cuando tengas conexión y espacio en el dispositivo.',
  },
  /** A removal that was stopped half way: the device is locked, and the session no longer has its share. */
  halfRemoved: {
    title: 'El candado se ha quedado a medias',
    description:
      'Lo que has escrito sigue aquí, cifrado, pero por ahora tu PIN no abre. Lo arreglamos en cuanto haya conexión; si cierras antes esta página, la próxima vez se abrirá sin PIN.',
  },
  offer: {
    title: '¿Alguien más usa este dispositivo?',
    text: 'Puedes ponerle un candado a tu espacio: un PIN solo tuyo.',
    act: 'Ver el candado',
    later: 'No, gracias',
  },
} as const;
