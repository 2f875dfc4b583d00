/** The device's time zone, as 'America/Mexico_City'. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
