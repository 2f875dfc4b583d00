import { operator } from '@app/contract/operator';

/** Texts of the screens before signing in; apart from `es.ts` because their chunk loads separately. */
export const authCopy = {
  fields: {
    username: 'Nombre de usuario',
    password: 'Contraseña',
    loginHint: 'También puedes entrar con tu correo.',
  },
  welcome: `Bienvenida a ${operator.brand}`,
  panel: 'Un rato para ti, con calma. Lo demás puede esperar diez minutos.',
  shared: { title: 'Dispositivo compartido', hint: 'Márcalo si lo usa alguien más: no guardará nada tuyo.' },
  login: {
    lead: 'Qué bien que estés aquí. Entra y seguimos donde lo dejaste.',
    submit: 'Iniciar sesión',
    pending: 'Entrando…',
    forgot: '¿Olvidaste tu contraseña?',
    firstTime: '¿Es tu primera vez?',
    toRegister: 'Crear una cuenta',
    opening: 'Abriendo…',
    askAgain: 'Pedir otro enlace de verificación',
    linkSent: {
      title: 'Mira tu correo para terminar de entrar',
      text: 'Ha habido muchos intentos fallidos y pedimos un paso más. Si la contraseña es correcta, te hemos enviado un enlace. Ábrelo en este mismo navegador y vuelve a iniciar sesión.',
      missing:
        '¿No llega? Mira en el correo no deseado. Si no está, comprueba la contraseña, espera una hora y prueba otra vez, o entra desde un dispositivo que ya uses.',
    },
    failed: { title: 'Error de inicio de sesión', text: 'Credenciales incorrectas. Intenta de nuevo.' },
    unverified: { title: 'Email no verificado', text: 'Revisa tu bandeja de entrada para verificar tu cuenta.' },
  },
  network: {
    title: 'Error de conexión',
    text: 'No se pudo conectar con el servidor. Intenta de nuevo más tarde.',
    shortText: 'No se pudo conectar con el servidor.',
  },
} as const;
