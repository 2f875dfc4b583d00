/** A number of the programme from an address; `undefined` when out of range, so that no call is made. */
export function numberInAddress(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
