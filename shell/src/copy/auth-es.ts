import { operator } from '@app/shared-ui/copy/operator';

/** Texts of the screens before signing in; apart from `es.ts` because they come with their own chunk. */
export const authCopy = {
  fields: {
    username: 'Nombre de usuario',
    email: 'Email',
    password: 'Contraseña',
    newPassword: 'Nueva contraseña',
    repeatPassword: 'Confirma tu contraseña',
    passwordPlaceholder: 'Mínimo 6 caracteres',
    loginHint: 'También puedes entrar con tu email.',
  },
  welcome: `Bienvenida a ${operator.brand}`,
  panel: 'Un rato para ti, con calma. Lo demás puede esperar diez minutos.',
  backToLogin: 'Volver a iniciar sesión',
  toLogin: 'Iniciar sesión',
  login: {
    lead: 'Qué bien que estés aquí. Entra y seguimos donde lo dejaste.',
    submit: 'Iniciar sesión',
    pending: 'Entrando…',
    forgot: '¿Olvidaste tu contraseña?',
    shared: 'Ordenador compartido',
    sharedHint: 'No se guardará nada tuyo en él.',
    firstTime: '¿Es tu primera vez?',
    toRegister: 'Crear una cuenta',
    askAgain: 'Pedir otro enlace de verificación',
    failed: { title: 'Error de inicio de sesión', text: 'Credenciales incorrectas. Intenta de nuevo.' },
    unverified: { title: 'Email no verificado', text: 'Revisa tu bandeja de entrada para verificar tu cuenta.' },
  },
  register: {
    lead: 'Crea tu cuenta gratuita. Solo necesitamos tres cosas.',
    submit: 'Crear cuenta',
    pending: 'Creando tu cuenta…',
    hasAccount: '¿Ya tienes cuenta?',
    toLogin: 'Entrar con mi cuenta',
    failed: { title: 'Error de registro', text: 'Error al crear la cuenta. Intenta de nuevo.' },
    done: { title: 'Registro exitoso', text: 'Te hemos enviado un correo para verificar tu cuenta.' },
  },
  sent: {
    title: 'Verifica tu email',
    text: (email: string) => `Hemos enviado un enlace a ${email}. Ábrelo para activar tu cuenta; dura 24 horas.`,
    spam: '¿No lo encuentras? Mira en la carpeta de correo no deseado o pide que te lo enviemos otra vez.',
    resend: 'Reenviar email',
    pending: 'Enviando…',
    back: 'Volver a iniciar sesión',
  },
  resend: {
    done: { title: 'Email reenviado', text: 'Revisa tu bandeja de entrada.' },
    failed: { title: 'Error', text: 'Error al reenviar verificación.' },
  },
  network: {
    title: 'Error de conexión',
    text: 'No se pudo conectar con el servidor. Intenta de nuevo más tarde.',
    shortText: 'No se pudo conectar con el servidor.',
    retry: 'Reintentar',
  },
} as const;
