/** Parts of the profile that are read as pages of their own: the address of each is the profile's with this query parameter. */
const PARAMETER = 'parte';
const PROFILE_PARTS = ['espejo', 'seguridad'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

export const addressOfPart = (part: ProfilePart): string => `/profile?${PARAMETER}=${part}`;

/** The part that the query of an address names, if there is such a part. */
export function partOf(search: string): ProfilePart | undefined {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return PROFILE_PARTS.find((part) => part === asked);
}

/** Fragment that the mail about a new device links to. */
export const DEVICES_FRAGMENT = '#dispositivos';
