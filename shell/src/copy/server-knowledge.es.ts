import type { StoredAs } from '@app/contract/stored-facts';
import { OPENING_DAYS, type VaultPurpose } from '@app/contract/vault-openings';

/** Texts of 'Qué sabe el servidor de ti' around the table itself, which is the contract's. */
export const serverKnowledgeCopy = {
  title: 'Qué sabe el servidor de ti',
  lead: 'Todo lo que se guarda de ti, sin letra pequeña. Esta lista sale del propio programa: si un día guarda algo más, aparece aquí.',
  back: 'Volver a Configuración',
  inShort: [
    'Lo que escribes se guarda cifrado con tu clave: quien se lleve una copia de la base de datos no lo puede leer.',
    'El servidor lo abre para enseñártelo y para pocas tareas más, que quedan apuntadas en esta página.',
    'A la vista está lo que necesita para encontrar lo tuyo, como tu nombre de usuario y tu correo.',
  ],
  howTitle: 'Cómo se guarda cada cosa',
  how: {
    sealed: {
      label: 'Cifrado con tu clave',
      text: 'Quien se lleve una copia de la base de datos no lo puede leer. El servidor sí puede abrirlo para enseñártelo, y solo lo hace cuando lo pide tu sesión; al entrar, comprueba el código de tu segundo paso, si lo tienes. Sin tu sesión abre tus ajustes, tus retos y la dirección de avisos de tus navegadores, para el mensaje de la semana, tu recordatorio y tu calendario privado, si los quieres, y los nombres de tus dibujos, para borrar los que ya no están en ninguna página. Más abajo ves qué días lo ha hecho.',
    },
    serviceSealed: {
      label: 'Cifrado con la clave del servicio',
      text: 'Una copia de la base de datos tampoco basta para leerlo. El servidor lo abre cuando le hace falta para trabajar.',
    },
    digest: {
      label: 'Solo una huella',
      text: 'No se guarda tal cual: se guarda un resumen que sirve para comprobarlo, pero no para recuperarlo.',
    },
    clear: {
      label: 'A la vista',
      text: 'Lo puede leer quien cuide de la base de datos. Es lo que el servidor necesita para encontrar lo tuyo.',
    },
  } satisfies Record<StoredAs, { readonly label: string; readonly text: string }>,
  why: 'Para qué',
  until: 'Hasta cuándo',
  openings: {
    title: 'Cuándo lo ha abierto sin que lo pidieras',
    lead: `Cada vez que una tarea del servidor, o un enlace que se abre sin iniciar sesión, va a usar tu clave, antes queda apuntado aquí. Ves los últimos ${OPENING_DAYS} días.`,
    list: 'Días en que se ha usado tu clave',
    none: 'En este tiempo no ha pasado.',
    nobody: 'Desde el panel de administración no se puede abrir nada tuyo.',
    purposes: {
      reminder: 'Para tu recordatorio',
      weeklyMail: 'Para el mensaje de la semana',
      mailLink: 'Para el enlace que detiene un correo, al enviártelo o cuando alguien lo pulsó',
      calendarFeed: 'Para tu calendario privado, cuando lo leyó quien tiene su dirección',
      drawingSweep: 'Para borrar dibujos que ya no están en ninguna página',
      keyRotation: 'Para guardar tu clave con otra más nueva, sin abrir lo que has escrito',
    } satisfies Record<VaultPurpose, string>,
    other: 'Para otra tarea del servicio',
    days: (days: number, last: string) => (days === 1 ? `un día, el ${last}.` : `${days} días; el último, el ${last}.`),
  },
  neverTitle: 'Lo que no sabe',
  ends: 'Con «Exportar mis datos» te lo llevas, con «Empezar de cero» lo borras, y al eliminar tu cuenta se va todo menos lo que aquí dice que se queda.',
} as const;
