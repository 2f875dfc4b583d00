import { operator } from '@app/shared-ui/copy/operator';

/** The shell's Spanish texts, grouped by screen; those of lazily loaded screens are beside, in files of their own. */
export const copy = {
  app: { loading: 'Cargando…', skip: 'Saltar al contenido', signedIn: 'Inicio de sesión exitoso' },
  brokenApp: {
    title: 'Algo se ha roto en la página',
    text: 'Lo que has escrito está a salvo. Al recargar debería volver a funcionar.',
    reload: 'Recargar',
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
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
  header: { logo: `${operator.brand}, inicio`, backHome: 'Volver al inicio' },
  publicPage: { login: 'Iniciar sesión', privacy: 'Privacidad' },
  menu: {
    open: 'Tu menú',
    profile: 'Mi perfil',
    journal: 'Mi journal',
    seals: 'Mis sellos',
    admin: 'Panel Admin',
    help: 'Ayuda',
    signOut: 'Cerrar sesión',
  },
  bottomBar: {
    label: 'Principal',
    home: 'Inicio',
    journal: 'Journal',
    calendar: 'Calendario',
    resources: 'Recursos',
    profile: 'Perfil',
  },
  footer: {
    label: 'Pie de página',
    help: 'Ayuda',
    contact: 'Contacto',
    privacy: 'Privacidad',
    legal: 'Legal',
    copyright: (year: number) => `© ${year} ${operator.brand}`,
  },
  quickExit: { label: 'Salida rápida', hint: 'Salida rápida: sal de aquí con un toque, o pulsando Esc dos veces' },
  toast: { close: 'Cerrar aviso' },
  question: { title: 'Una pregunta', accept: 'Aceptar', cancel: 'Cancelar' },
  // Neutral, as somebody else may see the screen (D28).
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
