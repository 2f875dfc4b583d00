/** Whether the runtime knows this time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The user's zone where the request names one that the runtime knows, otherwise the server's. */
export const zoneOf = ({ timeZone }: { readonly timeZone?: string | undefined }, ofServer: string): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ofServer;
