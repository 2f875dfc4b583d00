/** What the link of a trial asks for: `/profile?probar=mf-garden@2.0.0&clave=…`. */
export interface OfferedTrial {
  readonly name: string;
  readonly version: string;
  readonly token: string;
}

/** The trial that an address offers; `undefined` where it offers none. */
export function trialIn(search: string): OfferedTrial | undefined {
  const query = new URLSearchParams(search);
  const [name, version] = query.get('probar')?.split('@') ?? [];
  const token = query.get('clave');
  return name && version && token ? { name, version, token } : undefined;
}
