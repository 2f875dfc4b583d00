import { operator } from '@app/contract/operator';

/** Texts of the premium modal; in its chunk. */
export const upgradeCopy = {
  title: 'Sigue tu camino con Premium',
  lead: 'Lo que ya has vivido es tuyo. Cuando quieras seguir, Premium abre todo lo demás.',
  freeTitle: 'Con tu cuenta gratuita',
  free: ['Acceso hasta la actividad 5', 'Calendario completo', 'Journal personal', 'Contenido básico de la biblioteca'],
  premiumTitle: 'Con Premium, además',
  premium: [
    'Las 108 actividades',
    'Los 12 bloques del camino',
    'Los sellos emocionales',
    'Seguimiento avanzado de tu progreso',
    'La biblioteca sin restricciones',
    'El listado de películas simbólicas',
    'Los retos de transformación',
    'Contenido exclusivo',
  ],
  before: 'Antes',
  price: operator.price,
  terms: 'Pago único · acceso de por vida',
  saving: `Ahorras ${operator.price.saving}`,
  upgrade: 'Actualizar a Premium',
  interest: 'Quiero información por correo',
  interestPending: 'Enviando…',
  again: 'Volver a enviar',
  write: 'Escríbenos',
  sentOn: (day: Date) => `Te escribimos el ${day.toLocaleDateString('es-ES', { day: 'numeric', month: 'long' })}.`,
  sentToday: 'Te hemos escrito hoy. Si no lo ves, mira en tu carpeta de spam.',
  soon: {
    title: 'Funcionalidad próximamente',
    text: 'El sistema de pagos estará disponible pronto. Contacta al administrador para acceso premium.',
  },
  sent: {
    title: 'Email enviado exitosamente',
    text: 'Te hemos escrito con todos los detalles. Si no lo ves en unos minutos, revisa tu carpeta de spam.',
    close: 'Entendido',
  },
  registered: 'Registrado',
  failed: {
    title: 'Error',
    text: 'Hubo un problema al registrar tu interés. Por favor intenta nuevamente.',
    thrown: 'Error al registrar interés',
  },
} as const;
