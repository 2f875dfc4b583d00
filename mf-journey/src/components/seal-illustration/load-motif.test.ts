import { STAGES } from '@app/contract/programme';
import { loadMotif } from './load-motif.ts';

const all = Array.from({ length: STAGES }, (_, i) => i + 1);

const commandsOf = (path: string) => path.match(/[A-Za-z][^A-Za-z]*/g) ?? [];

/** The points where the commands end; control points of curves lie near them. */
function endsOf(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return commandsOf(path).map((command) => {
    const numbers = (command.match(/-?[\d.]+/g) ?? []).map(Number);
    const letter = command[0] ?? '';
    if (letter === 'H') at = [numbers.at(-1) ?? 0, at[1]];
    else if (letter === 'V') at = [at[0], numbers.at(-1) ?? 0];
    else if (letter !== 'Z') at = [numbers.at(-2) ?? NaN, numbers.at(-1) ?? NaN];
    return at;
  });
}

it('draws another motif for each of the 48 seals', async () => {
  const motifs = await Promise.all(all.map(loadMotif));
  expect(new Set(motifs.map(({ motif }) => motif?.body)).size).toBe(48);
  expect(new Set(motifs.map(({ motif }) => motif?.line)).size).toBe(48);
});

it.each(all)('motif %i is a drawing of some detail, and lies within the medallion', async (id) => {
  const { motif } = await loadMotif(id);
  const path = `${motif?.body}${motif?.line}`;
  expect(path).toMatch(/^[MLHVCSAZ\d .-]+$/);
  expect(commandsOf(path).length).toBeGreaterThanOrEqual(24);
  expect(commandsOf(path).length).toBeLessThanOrEqual(40);
  const ends = endsOf(path);
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(20);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(30);
  expect(Math.max(...ends.map(([x, y]) => Math.hypot(x, y)))).toBeLessThanOrEqual(45);
});

it('has none for a seal that does not exist', async () => {
  expect(await loadMotif(49)).toEqual({ motif: undefined });
});
