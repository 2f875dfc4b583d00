/** Texts of the user's own pages that an activity offers to be read again. */
export const rereadCopy = {
  title: (count: number) => ['Páginas tuyas', 'Una página tuya', 'Dos páginas tuyas'][count] ?? 'Tres páginas tuyas',
  lead: 'Para releer antes de seguir, si te apetece. Cambia cualquiera por otra: ninguna es obligatoria.',
  none: 'Todavía no tienes páginas que releer. La actividad se puede hacer igual, y lo que escribas hoy será la primera.',
  roles: {
    first: 'Del principio',
    underlined: 'De algo que subrayaste',
    longest: 'De un día en que escribiste mucho',
    good: 'De un día bueno',
    latest: 'De hace poco',
    own: 'Elegida por ti',
  },
  /** Where nothing is offered unasked. */
  empty: 'Este sitio lo dejamos libre, por si quieres elegir tú.',
  read: 'Releerla',
  another: 'Otra',
  choose: 'Elegirla yo',
  close: 'Dejarla así',
  /** Of a place where nothing stands. */
  closeEmpty: 'Dejarlo libre',
  label: 'Tus páginas',
  placeholder: 'Elige una',
  put: 'Ponerla aquí',
  /** Names for screen readers: which page a button is about, or which place where none stands. */
  about: (action: string, title: string) => `${action}: ${title}`,
  insteadOf: (title: string) => `Otra en lugar de «${title}»`,
  chooseInsteadOf: (title: string) => `Elegirla yo, en lugar de «${title}»`,
  inPlace: (action: string, place: number) => `${action} (sitio ${place})`,
} as const;
