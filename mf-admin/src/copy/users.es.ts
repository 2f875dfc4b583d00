import { STOPPED_DAYS } from '@app/contract/admin-users';
import { counted } from '@app/shared-ui/copy/formats';

const hours = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const SHORTEST_HOURS = 0.1;
const percent = (value: number) => `${value}\u00a0%`;

/** Rows of 'Gestión de Usuarios' and what can be done in them (1§2, 1§8). */
export const usersCopy = {
  search: 'Buscar por nombre o correo',
  sort: {
    label: 'Ordenar',
    '-createdAt': 'Más recientes',
    createdAt: 'Más antiguas',
    '-lastActiveAt': 'Última actividad',
    lastActiveAt: 'Más tiempo sin venir',
    username: 'Nombre, de la A a la Z',
    '-username': 'Nombre, de la Z a la A',
  },
  filter: {
    label: 'Mostrar',
    all: 'Todas',
    premium: 'Con Premium',
    unverified: 'Sin verificar',
    stopped: `Paradas: ${STOPPED_DAYS} días sin venir`,
    nobody: {
      premium: 'Ninguna cuenta con Premium.',
      unverified: 'Ninguna cuenta sin verificar.',
      stopped: `Nadie lleva ${STOPPED_DAYS} días o más sin venir.`,
    },
    clear: 'Mostrar todas',
  },
  table: {
    caption: 'Usuarias; cada fila abre su ficha',
    name: 'Nombre y correo',
    state: 'Estado',
    never: 'Nunca',
    line: (stage: number, lastSeen: string) => `Etapa actual: ${stage} · ${lastSeen}`,
  },
  csv: {
    action: 'Exportar a CSV',
    file: (day: string) => `usuarias-${day}.csv`,
    done: 'Lista exportada',
    doneText: (count: number) => `${counted(count, 'cuenta', 'cuentas')} en tu archivo. Queda anotado en el registro.`,
    failed: 'No se ha podido exportar la lista',
  },
  nobody: 'Todavía no hay ninguna cuenta.',
  notFound: (search: string, isFiltered: boolean) =>
    `${isFiltered ? 'Con este filtro, ningún' : 'Ningún'} nombre ni correo tiene palabras que empiecen por «${search}».`,
  clear: 'Quitar la búsqueda',
  online: 'Conectado ahora',
  role: { admin: 'Administradora', user: 'Usuaria' },
  verified: 'Verificado',
  unverified: 'Sin verificar',
  states: { stopped: 'Parada', blocked: 'Bloqueada' },
  facts: {
    stage: 'Etapa actual',
    activities: 'Actividades',
    activitiesValue: (completed: number, total: number, share: number) => `${completed}/${total} (${percent(share)})`,
    progress: 'Progreso general',
    percent,
    /** Why it is another percentage than that of the activities. */
    progressOf: 'de las 108, vividas cuatro veces',
    access: 'Acceso',
    premium: 'Premium',
    free: 'Gratuito',
    usage: 'Tiempo de uso',
    hours: (value: number) => (value < SHORTEST_HOURS ? 'menos de 0,1 h' : `${hours.format(value)} h`),
    noUsage: 'Sin uso registrado',
    place: 'Ubicación',
    noPlace: 'No detectada',
    registered: 'Registro',
    login: 'Último login',
    neverLoggedIn: 'Nunca ha iniciado sesión',
    activity: 'Última actividad',
    noActivity: 'Sin actividad registrada',
    interest: 'Interés Premium',
    mailSent: 'Email enviado',
    mailPending: 'Email pendiente',
  },
  controls: {
    of: (what: string, username: string) => `${what}: ${username}`,
    makeAdmin: 'Hacer Admin',
    premium: 'Acceso premium',
    active: 'Activo',
    blocked: 'Bloqueado',
    /** Why the switch of an administrator does nothing. */
    neverBlocked: 'A una administradora no se la puede bloquear.',
    endSessions: 'Cerrar sus sesiones',
  },
  confirmAdmin: {
    title: 'Hacer Admin',
    text: (username: string) =>
      `${username} podrá ver este panel y cambiar cualquier cuenta. Desde aquí no se puede deshacer.`,
    confirm: 'Hacer Admin',
    cancel: 'Cancelar',
  },
  confirmEnd: {
    title: 'Cerrar sus sesiones',
    text: (username: string) => `${username} tendrá que iniciar sesión de nuevo en todos sus dispositivos.`,
    confirm: 'Cerrar sesiones',
    cancel: 'Cancelar',
  },
  toasts: {
    status: 'Usuario actualizado',
    statusText: (username: string, isActive: boolean) => `${username} está ahora ${isActive ? 'activa' : 'bloqueada'}`,
    role: 'Rol actualizado',
    roleText: (username: string) => `${username} ahora es administradora`,
    access: 'Acceso actualizado',
    accessText: (username: string, hasPremiumAccess: boolean) =>
      hasPremiumAccess ? `${username} tiene ahora acceso Premium` : `${username} tiene ahora acceso Gratuito`,
    sessions: 'Sesiones cerradas',
    sessionsText: (username: string) => `${username} ha salido de todos sus dispositivos`,
  },
  errors: {
    status: 'Error al actualizar el estado del usuario',
    role: 'Error al actualizar el rol del usuario',
    access: 'Error al actualizar el acceso premium',
    sessions: 'Error al cerrar sus sesiones',
  },
} as const;
