const NAMES: Readonly<Record<string, string>> = {
  'mf-journey': 'Camino',
  'mf-journal': 'Journal',
  'mf-library': 'Recursos',
  'mf-calendar': 'Calendario',
  'mf-admin': 'Administración',
};

/** What a part of the application is called; one that is not known here keeps the name that its team gave it. */
export const partName = (name: string): string => NAMES[name] ?? name;

/** Who published, promoted, made: a token by its name, an administrator by hers, the installation's own token; not known of old acts. */
export const authorName = (author: string | null | undefined): string => {
  if (author === 'DEPLOY_TOKEN') return 'la instalación';
  return author ?? 'no consta quién';
};
