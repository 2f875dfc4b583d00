import { HOST_CONTRACT } from '@app/contract/host-contract';

/** Every Spanish message that the API answers with; mails have their own texts beside their templates. */
export const messages = {
  invalid: 'Hay datos que revisar.',
  unknownField: 'Este campo no se admite.',
  signedOut: 'Inicia sesión para continuar.',
  wrongCredentials: 'Credenciales incorrectas. Intenta de nuevo.',
  forbidden: 'No tienes permiso para hacer esto.',
  requiresVerification: 'Revisa tu bandeja de entrada para verificar tu cuenta.',
  blocked: 'Tu cuenta está bloqueada. Escríbenos y lo vemos juntas.',
  freeLimit:
    'Has llegado al límite gratuito: las cinco primeras actividades son tuyas para siempre. Con Premium sigues con todas las demás.',
  fiveCompleted:
    'Has completado tus cinco primeras actividades. Lo que has vivido es tuyo; cuando quieras, hay mucho más camino.',
  contactReceived: 'Tu mensaje ha sido enviado. Te responderemos pronto.',
  premiumMailSent: 'Te hemos escrito con los siguientes pasos.',
  premiumNoted: 'Hemos anotado tu interés. Te escribiremos muy pronto con los siguientes pasos.',
  premiumThere: 'Ya tienes Premium: todo está abierto para ti.',
  behindLock: 'Este dispositivo tiene un candado. Abre la aplicación y escribe tu PIN para leer lo que guardas.',
  wrongPin: (left: number) =>
    left === 1 ? 'Ese no es el PIN. Te queda un intento.' : `Ese no es el PIN. Te quedan ${left} intentos.`,
  confirmationRequired: 'Confirma tu contraseña para continuar.',
  foreignOrigin: 'Esto no viene de la aplicación. Recarga la página e inténtalo otra vez.',
  notFound: 'No lo hemos encontrado.',
  methodNotAllowed: 'Esta acción no existe aquí.',
  conflict: 'Ya existe algo con esos datos.',
  versionExists: 'Esta versión ya está publicada: las versiones no cambian.',
  tooManyToExport: (most: number) =>
    `Son más de ${most} cuentas. Acota la lista con una búsqueda o un filtro y vuelve a exportarla.`,
  nothingToRollBackTo: 'No hay ninguna versión anterior a la que volver.',
  // Remotes: read by the developers who publish them
  wrongDeployToken: 'El token de publicación falta, no existe, ha caducado o se ha retirado.',
  installationOnly: 'Esto lo decide la instalación: hace falta su DEPLOY_TOKEN.',
  tokenOfAnother: (remote: string) => `Este token es de ${remote}, y solo sirve para ${remote}.`,
  trialLinkInvalid: 'Este enlace ya no vale. Pide otro al equipo que te lo pasó.',
  notATester: (name: string) =>
    `Tu cuenta no está entre las que pueden probar versiones de ${name}. Una administradora puede añadirla.`,
  testersOfAdmin: (name: string) => `${name} es para administradoras: solo ellas prueban sus versiones.`,
  unknownUser: (username: string) => `No hay ninguna cuenta activa que se llame «${username}».`,
  unknownVersion: (version: string) => `La versión ${version} no está publicada.`,
  otherHostContract: (needed: string) =>
    `La versión se hizo para el contrato ${needed} de la aplicación, y aquí hay el ${HOST_CONTRACT}. Constrúyela con los fuentes de esta versión, o espera a que la aplicación se actualice.`,
  equalRoutes: (routes: readonly string[]) => `Dos rutas son la misma: ${routes.join(' y ')}.`,
  navLeadsNowhere: 'nav.to tiene que ser una de sus propias rutas, sin parámetros ni partes opcionales.',
  olderVersion: (version: string, last: string) =>
    `La versión ${version} es anterior a la última que estuvo en uso (${last}). Para volver atrás usa rollback; si de verdad la quieres, --allow-older.`,
  versionWithdrawn: (version: string, reason: string) => `La versión ${version} está retirada: ${reason}.`,
  nothingInItsPlace:
    'Es la versión en uso y no hay otra buena a la que volver. Publica y promueve otra, o retira el remoto entero.',
  theHolding: (holding: string) => {
    if (holding.startsWith('/')) return `La ruta ${holding}`;
    return holding.startsWith('bar-') ? `El sitio ${holding.slice('bar-'.length)} de la barra` : `El hueco ${holding}`;
  },
  heldByAnother: (what: string, owner: string) => `${what} es de ${owner}.`,
  heldByApplication: (what: string) => `${what} es de la propia aplicación.`,
  notGivenYet: (what: string, name: string) =>
    `${what} no es de ${name}. La instalación se la puede dar: npm run remotes -- owner ${name}.`,
  accessIsFixed: (name: string, access: string) =>
    `${name} es un remoto de acceso '${access}', y así se queda mientras la instalación no lo cambie: npm run remotes -- owner ${name}.`,
  stillInUse: (what: string, version: string) => `${what} está en uso en la versión ${version}.`,
  tooLarge: 'Es demasiado grande para enviarlo.',
  wrongMediaType: 'El formato del envío no se admite.',
  tooManyRequests: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  unavailable: 'Ahora mismo no podemos atenderte. Vuelve a intentarlo en un momento.',
  unexpected: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  syncInvalid: 'Hay algo aquí que no hemos podido leer; se queda guardado en este dispositivo.',
  syncTooLarge: 'Este texto es demasiado largo para guardarlo entero. Acórtalo o repártelo en dos.',
  syncVersions:
    'Este texto ya tiene 50 versiones. Elige con cuál te quedas en uno de los avisos «Hay otra versión» y lo que has escrito se guardará; mientras tanto sigue en este dispositivo.',
  syncAccountFull:
    'Lo que has escrito ocupa todo el espacio de tu cuenta. Esto sigue en este dispositivo; se guardará cuando borres algo que ya no quieras.',
  textFull: 'Lo que has escrito ocupa todo el espacio de tu cuenta. Borra algo y vuelve a intentarlo.',
  syncNotAllowed: 'Esto no se puede guardar desde aquí.',
  accountFull: 'Tus dibujos ocupan todo el espacio de tu cuenta. Borra alguno y vuelve a intentarlo.',
  notADrawing: 'No hemos podido leer este dibujo.',
  outOfOrder: (previousTitle: string) => `Completa "${previousTitle}" para desbloquear`,
  // Libraries
  libraryPremium: 'Este es su comienzo. El texto completo forma parte de Premium.',
  opensAfter: (what: string) => `Este es su comienzo. El resto se abre cuando completes ${what}.`,
  theStage: (title: string) => `la etapa «${title}»`,
  theBlock: (title: string) => `el bloque «${title}»`,
  // Accounts
  usernameTaken: 'Ese nombre de usuario ya está en uso. Prueba con otro.',
  emailTaken: 'Ese correo ya está en uso.',
  registered: 'Te hemos enviado un correo para verificar tu cuenta.',
  verificationSent: 'Si hay una cuenta pendiente con ese correo, te hemos enviado un nuevo enlace.',
  verified: 'Tu cuenta está activada.',
  verificationUsed: 'Este enlace ya se usó. Si tu cuenta está activada, puedes iniciar sesión.',
  codeRefused: 'Ese código no es correcto o ya no sirve. Prueba con el del último correo, o abre su enlace.',
  verificationExpired: 'El enlace de verificación ha expirado o no es válido.',
  addressKept:
    'Otra cuenta ha dejado esta dirección hace poco y puede volver a ella. Si es la tuya, deshaz el cambio con el enlace que te enviamos; si no, prueba dentro de unos días.',
  consentMissing:
    'Aún no has dado tu permiso para guardar lo que escribes. Se queda en este dispositivo; puedes darlo en Configuración.',
  emailChanged: 'Tu correo está cambiado.',
  emailChangeUsed: 'Este enlace ya se usó.',
  emailChangeUndone: 'Tu cuenta tiene la dirección de siempre. Hemos cerrado todas las sesiones.',
  undoLinkUsed: 'Este enlace ya se usó. Tu cuenta tiene la dirección de siempre.',
  undoLinkInvalid: 'Este enlace ha caducado o no es válido.',
  undoAddressTaken: 'Esta dirección tiene ahora otra cuenta. Escríbenos y lo miramos contigo.',
  consentWithdrawn:
    'Has retirado tu permiso para guardar lo que escribes. Se queda en este dispositivo; puedes darlo de nuevo en Configuración.',
  unknownConsent: 'El texto de consentimiento ha cambiado. Recarga la página para leer el actual.',
  resetSent: 'Si hay una cuenta con ese correo, te hemos enviado un enlace para restablecer tu contraseña.',
  resetLinkValid: 'El enlace es válido.',
  resetLinkInvalid: 'El enlace de restablecimiento ha expirado o no es válido.',
  passwordReset: 'Tu contraseña se ha restablecido. Ya puedes iniciar sesión.',
  wrongPassword: 'La contraseña no es correcta.',
  deviceLinkSent:
    'Para proteger tu cuenta hace falta un paso más. Si tus datos son correctos, te hemos enviado un enlace para confirmar que eres tú.',
  deviceConfirmed: 'Ya conocemos este dispositivo. Inicia sesión con tu contraseña.',
  deviceLinkUsed: 'Este enlace ya se usó. Si lo abriste en este dispositivo, puedes iniciar sesión.',
  deviceLinkInvalid: 'Este enlace ha caducado o no es válido.',
  secondFactorRequired: 'Escribe el código de tu aplicación de verificación.',
  wrongCode: 'El código no es correcto o ya se usó.',
  secondFactorOn: 'La verificación en dos pasos ya está activada.',
  secondFactorOff: 'La verificación en dos pasos no está activada.',
  secondFactorDemanded: 'Para administrar hace falta la verificación en dos pasos: no se puede desactivar.',
  weakPassword: {
    personal:
      'La contraseña se parece demasiado a tus datos o al nombre de la aplicación. Elige otra que solo tú conozcas.',
    common: 'Esta contraseña es muy común. Elige otra que solo tú conozcas.',
    guessable: 'Esta contraseña se adivina con facilidad. Hazla más larga, por ejemplo con varias palabras.',
  },
  // First administrator and the administrator's acts
  setupDone: 'Ya hay una administradora. Este enlace ya no sirve.',
  setupLinkInvalid: 'El enlace no es válido o ya se usó.',
  administratorMade: 'La cuenta de administradora está lista. Ya puedes iniciar sesión.',
  administratorStatus: 'El estado de una administradora no se puede cambiar.',
  blockedAdministrator: 'Esta cuenta está bloqueada. Desbloquéala antes de darle permisos.',
  fixedContent: 'Esto no se puede cambiar desde aquí.',
  contentChanged: 'Alguien ha publicado otro cambio mientras tanto. Vuelve a abrir el texto.',
  nothingToUndo: 'No hay ningún cambio que deshacer.',
  mailNotRepeatable: 'Este correo ya no se puede volver a enviar.',
  lastAdministrator: 'Tiene que quedar al menos una administradora.',
} as const;
