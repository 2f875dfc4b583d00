/** A number of the programme as it stands in an address; `undefined` where there is no such one, so that nobody is asked for it. */
export function numberInAddress(text: string, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
