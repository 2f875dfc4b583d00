/** What the link of a trial asks for: `/admin?ver=partes&probar=mf-garden@2.0.0&clave=…`. */
export interface OfferedTrial {
  readonly name: string;
  readonly version: string;
  readonly token: string;
}

const WHICH = 'probar';
const TOKEN = 'clave';

/** The trial that an address offers; `undefined` where it offers none. */
export function trialIn(search: URLSearchParams): OfferedTrial | undefined {
  const [name = '', version = ''] = (search.get(WHICH) ?? '').split('@');
  const token = search.get(TOKEN) ?? '';
  return name && version && token ? { name, version, token } : undefined;
}
