import { counted } from '@app/shared-ui/copy/formats';

const number = new Intl.NumberFormat('es-ES');

/** A count as people read it; `200+` stays as the server says it. */
const countText = (count: string | number | undefined) => {
  if (count === undefined) return '0';
  return Number.isNaN(Number(count)) ? String(count) : number.format(Number(count));
};

/** The panel of 1§2, and what all its sections share. */
export const panelCopy = {
  title: 'Panel de Administración',
  subtitle: 'Supervisa a las usuarias y cómo avanzan.',
  refresh: 'Actualizar',
  loading: 'Cargando…',
  loadError: 'Error al cargar los datos del panel de administración',
  retry: 'Reintentar',
  more: 'Cargar más',
  number: (value: number) => number.format(value),
  sections: {
    label: 'Secciones del panel',
    users: 'Usuarias',
    journey: 'Dónde están',
    mails: 'Correos',
    content: 'Textos',
    remotes: 'Versiones',
    audit: 'Registro',
  },
  stats: {
    label: 'Resumen',
    total: 'Usuarios Totales',
    today: (count: number) => counted(count, 'nuevo hoy', 'nuevos hoy'),
    active: 'Usuarios Activos',
    inactive: (count: number) => counted(count, 'inactivo', 'inactivos'),
    online: 'En Línea Ahora',
    recent: (count: number) => counted(count, 'reciente', 'recientes'),
    admins: 'Administradores',
    verified: (count: number) => counted(count, 'verificado', 'verificados'),
    /** Of which the verified ones are counted. */
    accounts: 'en total',
  },
  online: {
    title: (count: string | number | undefined) => `Usuarios Conectados (${countText(count)})`,
    empty: 'No hay usuarios conectados actualmente',
    address: 'IP',
    all: (count: number) => `Ver las ${number.format(count)}`,
    fewer: 'Ver menos',
    rest: (count: number) =>
      `Y ${number.format(count)} más: para verlas, ordena la lista de abajo por última actividad.`,
  },
  premium: {
    title: 'Seguimiento de Interés Premium',
    empty: 'Aún no hay usuarios interesados en Premium',
    total: 'Total Interesados',
    sent: 'Emails Enviados',
    pending: 'Emails Pendientes',
    badgeSent: 'Email enviado',
    badgePending: 'Email pendiente',
    interest: 'Interés',
    email: 'Email',
  },
  users: {
    title: (count: string | number | undefined) => `Gestión de Usuarios (${countText(count)})`,
  },
} as const;
