/** Texts of the registration's chunk; the sign-in shows none of them at once. */
export const registerCopy = {
  form: {
    lead: 'Crea tu cuenta gratuita. Solo necesitamos tres cosas.',
    email: 'Email',
    passwordHint: 'Mínimo 6 caracteres.',
    submit: 'Crear cuenta',
    pending: 'Creando tu cuenta…',
    hasAccount: '¿Ya tienes cuenta?',
    toLogin: 'Entrar con mi cuenta',
    failed: { title: 'Error de registro', text: 'Error al crear la cuenta. Intenta de nuevo.' },
    done: { title: 'Registro exitoso', text: 'Te hemos enviado un correo para verificar tu cuenta.' },
  },
  sent: {
    title: 'Verifica tu correo',
    text: (email: string) => `Hemos enviado un enlace a ${email}. Ábrelo en este dispositivo; dura 24 horas.`,
    inbox: 'Abrir mi correo',
    newTab: '(se abre en otra pestaña)',
    spam: '¿No lo encuentras? Mira en la carpeta de correo no deseado o pide que te lo enviemos otra vez.',
    resend: 'Reenviar correo',
    mend: '¿No es ese tu correo? Corrígelo',
    code: {
      label: 'Código del correo',
      hint: '¿Lo lees en otro dispositivo? Escribe aquí sus seis cifras. Sirven durante 30 minutos y solo en este navegador.',
      submit: 'Continuar',
    },
    address: {
      label: 'Tu correo',
      submit: 'Corregir y enviar',
      pending: 'Enviando…',
      cancel: 'Dejarlo como está',
      done: { title: 'Correo corregido', text: 'Te hemos enviado un mensaje nuevo a esa dirección.' },
    },
    back: 'Volver a iniciar sesión',
  },
} as const;
