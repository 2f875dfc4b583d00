/** What the link of a preview asks for: `/profile?vista=mf-garden@2.0.0&clave=…`. */
export interface OfferedPreview {
  readonly name: string;
  readonly version: string;
  readonly token: string;
}

/** The preview that an address offers; `undefined` where it offers none. */
export function previewIn(search: string): OfferedPreview | undefined {
  const query = new URLSearchParams(search);
  const [name, version] = query.get('vista')?.split('@') ?? [];
  const token = query.get('clave');
  return name && version && token ? { name, version, token } : undefined;
}
