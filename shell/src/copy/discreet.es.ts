import type { DiscreetLook } from '@app/contract/discreet-looks';

/** Every Spanish text of the discreet mode's settings (D44); its curtains are in `curtains.es.ts`. */
export const discreetCopy = {
  title: 'Modo discreto',
  stateOn: (name: string) => `Enseña «${name}»`,
  stateOff: 'Apagado',
  text: 'En este dispositivo, la pestaña, el icono y la primera pantalla pueden ser de otra cosa: unas recetas, una lista. Por dentro no cambia nada.',
  curtain:
    'Es una cortina, no un candado: quien toque «Ver más» entra. Y el historial del navegador y la dirección siguen diciendo dónde estás.',
  isOn: (name: string) => `Ahora este dispositivo enseña «${name}». Para entrar, toca «Ver más», abajo del todo.`,
  choose: 'Elegir una apariencia',
  change: 'Cambiar la apariencia',
  remove: 'Quitar el modo discreto',
  mails: 'Correos discretos',
  mailsHint:
    'Ningún correo nombra la aplicación ni dice en qué etapa estás: los puede ver quien mire tu correo. El enlace sí lleva su dirección.',
  eachTime: 'Pedir siempre la contraseña',
  eachTimeHint:
    'Para exportar o borrar tus datos, cambiar tu correo o la verificación en dos pasos, o cerrar sesiones.',
  dialog: {
    title: '¿Qué quieres que se vea?',
    text: 'Elige una. La verás al abrir, y cuando vuelvas después de un minuto fuera.',
    looks: {
      recetas: 'Cinco recetas de diario.',
      compra: 'Una lista que se puede tachar.',
      plantas: 'Cuándo toca regar cada una.',
    } satisfies Record<DiscreetLook, string>,
    mails:
      'Al activarlo apagamos las actualizaciones por email y encendemos los correos discretos. Puedes cambiarlo después.',
    installed:
      'Si ya tienes el icono en tu pantalla de inicio, quítalo y vuelve a añadirlo: el que está puesto no cambia solo.',
    act: 'Activar',
    pending: 'Activando…',
    cancel: 'Ahora no',
  },
  offlineTitle: 'Hace falta conexión',
  offline: 'No hemos podido cambiarlo. Inténtalo otra vez cuando tengas conexión.',
  failed: 'No hemos podido cambiarlo. Inténtalo otra vez.',
} as const;
