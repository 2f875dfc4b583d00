const NAMES: Readonly<Record<string, string>> = {
  'mf-journey': 'Camino',
  'mf-journal': 'Journal',
  'mf-library': 'Recursos',
  'mf-calendar': 'Calendario',
  'mf-admin': 'Administración',
};

/**
 * A remote's name for an administrator. An unknown one keeps the name that its team gave it, letter by letter: that is what tokens and
 * commands ask for.
 */
export const remoteLabel = (name: string): string => NAMES[name] ?? name;

const SLOTS: Readonly<Record<string, string>> = {
  'home-day': 'El día de hoy, en el inicio',
  'home-words': 'Lo último que escribió, en el inicio',
  'home-next-reading': 'La próxima lectura, en el inicio',
  'activity-journal': 'Escribir sobre una actividad',
  'reread-entries': 'Páginas para releer, en una actividad',
  'activity-preview': 'La vista previa de una actividad, en Textos',
  // Places in the bar are owned as slots are.
  'bar-home': 'Inicio, en la barra',
  'bar-journal': 'Journal, en la barra',
  'bar-calendar': 'Calendario, en la barra',
  'bar-resources': 'Recursos, en la barra',
};

/** What a part shows within a page of another, by the slot that it fills. */
export const slotLabel = (slot: string): string => SLOTS[slot] ?? slot;

/**
 * Who published, promoted or created something: the name of a token or of an administrator, or the installation's own token; unknown for
 * old actions.
 */
export const authorName = (author: string | null | undefined): string => {
  if (author === 'DEPLOY_TOKEN') return 'la instalación';
  return author ?? 'no consta quién';
};
