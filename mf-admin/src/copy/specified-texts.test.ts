import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { datesCopy } from './dates.es.ts';
import { panelCopy } from './panel.es.ts';
import { usersCopy } from './users.es.ts';

/** Texts that the specification quotes for the panel, by its sections. */
const SPECIFIED: SpecifiedTexts = {
  '1§2': [
    'Panel de Administración',
    'Actualizar',
    'Usuarios Totales',
    /^\d+ nuevos hoy$/,
    'Usuarios Activos',
    /^\d+ inactivos$/,
    'En Línea Ahora',
    /^\d+ recientes$/,
    'Administradores',
    /^\d+ verificados$/,
    /^Usuarios Conectados \(4\)$/,
    /^Gestión de Usuarios \(\d+\)$/,
    'Conectado ahora',
    'Verificado',
    'Sin verificar',
    'Etapa actual',
    'Actividades',
    /^\d+\/108 \(\d+\u00a0%\)$/,
    'Progreso general',
    'Premium',
    'Gratuito',
    'Tiempo de uso',
    'Sin uso registrado',
    'Ubicación',
    'No detectada',
    'Registro',
    'Último login',
    'Nunca ha iniciado sesión',
    'Última actividad',
    'Interés Premium',
    'Hacer Admin',
    'Activo',
    'Bloqueado',
    'Seguimiento de Interés Premium',
    'Total Interesados',
    'Emails Enviados',
    'Emails Pendientes',
    'Email enviado',
    /^Interés/,
    'Ahora mismo',
    'Hace 3 min',
    'Hace 3h',
    'Hace 2 días',
    'No hay usuarios conectados actualmente',
    'Aún no hay usuarios interesados en Premium',
    'Email pendiente',
  ],
  '1§8': [
    'Usuario actualizado',
    'Rol actualizado',
    'Acceso actualizado',
    'Error al cargar los datos del panel de administración',
    'Error al actualizar el estado del usuario',
    'Error al actualizar el rol del usuario',
    'Error al actualizar el acceso premium',
  ],
};

const texts = textsOf([datesCopy, panelCopy, usersCopy], [[2], [3], [4], [12, 108, 11]]);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
