import type { SaveState } from '@app/contract/documents';

/** How safely the latest change is stored (SYNC §4), as a sentence; never claims more. */
export const saveStates: Record<SaveState, string> = {
  saving: 'Guardando…',
  device: 'Autoguardado',
  synced: 'Sincronizado',
  pending: 'Guardado en este dispositivo. Se enviará cuando haya conexión.',
  memory: 'Este navegador no puede guardar. No cierres la página hasta que haya conexión.',
  rejected: 'No se ha podido enviar. Tus palabras siguen en este dispositivo.',
};
