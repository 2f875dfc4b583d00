/** Texts around every signed-in page; apart from `es.ts` because the sign-in does not use them. */
export const signedInCopy = {
  greeting: 'Inicio de sesión exitoso',
  backHome: 'Volver al inicio',
  offline: 'Sin conexión',
  footer: { label: 'Pie de página', help: 'Ayuda', contact: 'Contacto', privacy: 'Privacidad' },
  accessDenied: {
    title: 'Acceso Denegado',
    text: 'No tienes permisos de administrador para acceder a esta página.',
  },
  remoteFailure: {
    title: 'Esta parte no ha llegado',
    text: 'No hemos podido abrirla ahora mismo. Lo que has escrito está a salvo y el resto de la aplicación sigue contigo.',
    retry: 'Reintentar',
  },
  update: {
    text: 'Hay novedades en la aplicación. Se abrirán solas al cambiar de página; lo que escribes no se toca.',
    take: 'Abrirlas ahora',
  },
  menu: {
    open: 'Tu menú',
    profile: 'Mi perfil',
    journal: 'Mi journal',
    seals: 'Mis sellos',
    settings: 'Configuración',
    admin: 'Panel Admin',
    help: 'Ayuda',
    signOut: 'Cerrar sesión',
  },
  primaryNav: { label: 'Principal', profile: 'Perfil' },
  question: { confirm: 'Una pregunta', alert: 'Aviso', accept: 'Aceptar', cancel: 'Cancelar' },
  // Neutral, as other people may see the screen (D28).
  reminder: { title: 'Tu recordatorio', text: 'Es la hora que elegiste. Cuando quieras.' },
  welcomeBack: {
    title: (username: string) => `Qué bien tenerte de vuelta, ${username}`,
    text: 'Todo está como lo dejaste. Cuando quieras, seguimos.',
    go: 'Seguir',
    resting: (day: string) => `Tu camino descansa hasta el ${day}`,
    restingText: 'No te avisaremos de nada hasta entonces. Lo tuyo sigue aquí.',
    resume: 'Retomar ahora',
    stay: 'Seguir descansando',
  },
} as const;
