/** The beginning of a text, cut at a word where one ends close by, with an ellipsis that says so. */
export function shortened(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const letters = Array.from(line);
  if (letters.length <= length) return line;
  const start = letters.slice(0, length).join('');
  const lastSpace = start.lastIndexOf(' ');
  return `${start.slice(0, lastSpace > start.length / 2 ? lastSpace : start.length)}…`;
}
