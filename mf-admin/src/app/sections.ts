/** Parts of the panel, by the name that they have in the address (`/admin?ver=correos`); the first is the panel of 1§2. */
const SECTIONS = {
  users: '',
  journey: 'recorrido',
  mails: 'correos',
  content: 'textos',
  remotes: 'partes',
  audit: 'registro',
} as const;

export type Section = keyof typeof SECTIONS;
export const sectionNames = Object.keys(SECTIONS) as readonly Section[];
const SECTION_PARAMETER = 'ver';

/** The section that an address names; the first where it names none of ours. */
export const sectionIn = (search: URLSearchParams): Section =>
  sectionNames.find((name) => SECTIONS[name] === search.get(SECTION_PARAMETER)) ?? 'users';

export const addressOf = (section: Section): string =>
  section === 'users' ? '/admin' : `/admin?${SECTION_PARAMETER}=${SECTIONS[section]}`;
