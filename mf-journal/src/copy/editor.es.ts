import { once } from '@app/shared-ui/copy/formats';
import { SYNC_TEXT_LENGTH } from '@app/contract/sync';

const number = once(() => new Intl.NumberFormat('es-ES', { useGrouping: 'always' }));

/** Texts of the editor of an entry: the journaling modal (2§2.5). */
export const editorCopy = {
  write: 'Escríbelo en tu Journaling',
  review: 'Revisa Tu Entrada',
  opening: 'Abriendo…',
  openingSheet: 'Preparando la hoja…',
  openFailed: 'No hemos podido abrir tu entrada. Lo que habías escrito sigue guardado.',
  retry: 'Reintentar',
  mode: { label: 'Cómo quieres escribir', text: 'Texto', handwriting: 'Escritura a mano' },
  wordsBeside: 'En texto',
  placeholder: 'Escribe aquí, a tu ritmo…',
  count: (characters: number) => `${number().format(characters)} ${characters === 1 ? 'carácter' : 'caracteres'}`,
  nearLimit: () =>
    `Una respuesta guarda hasta ${number().format(SYNC_TEXT_LENGTH)} caracteres: puedes seguir en otra entrada.`,
  autosave: {
    label: 'Autoguardado',
    idle: 'se guarda mientras escribes',
    saving: 'Guardando',
    device: 'Guardado en este dispositivo',
    synced: 'Sincronizado',
    pending: 'Pendiente de enviar',
    memory: 'Este navegador no puede guardar',
    rejected: 'No se ha podido enviar',
  },
  /** What the bar shows of a state that takes three words. */
  autosaveWord: { pending: 'Por enviar' },
  autosaveHint: {
    pending: 'Está en este dispositivo. Se enviará sola cuando vuelva la conexión o inicies sesión.',
    memory: 'Tus palabras están solo en esta página. Antes de cerrarla, descárgalas.',
    rejected: 'Tus palabras siguen en este dispositivo: puedes cambiarlas o descargarlas.',
  },
  download: 'Descargar mis palabras',
  downloadName: (day: string) => `journal-${day}.txt`,
  save: 'Guardar reflexión',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  revert: 'Volver a como estaba',
  revertQuestion: {
    title: 'Volver a como estaba',
    text: 'Se quitará lo que has cambiado desde que abriste esta entrada.',
    confirmLabel: 'Quitar mis cambios',
    cancelLabel: 'Seguir escribiendo',
  },
  cancelQuestion: {
    title: '¿Qué hacemos con tus cambios?',
    text: 'Has cambiado esta entrada desde que la abriste.',
    confirmLabel: 'Quitar mis cambios',
    cancelLabel: 'Conservarlos',
  },
  discard: 'Descartar borrador',
  discardQuestion: {
    title: '¿Descartamos este borrador?',
    text: 'Lo que has escrito o dibujado en esta entrada se borra, y no se puede recuperar.',
    confirmLabel: 'Descartar',
    cancelLabel: 'Seguir escribiendo',
  },
  discardFailed: 'No hemos podido descartarlo: sigue en tu journal. Inténtalo otra vez.',
  kept: { title: 'Tu borrador está guardado', text: 'Lo encontrarás en tu journal cuando quieras seguir.' },
  saved: { title: '¡Guardado!', text: 'Tu reflexión ha sido guardada exitosamente' },
  error: 'Error',
  noActivity: 'No se pudo identificar la actividad',
  nothingWritten: 'Por favor escribe algo o dibuja antes de guardar',
  saveFailed: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
  refine: 'Refinar texto',
  refineNotOpened: 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.',
} as const;
