import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { manifestOf } from '../registry/registry-client.mjs';
import { Stop } from '../terminal/say.mjs';

const compress = promisify(brotliCompress);
/** Number of files that the message names. */
const NAMED = 4;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The heaviest of what a build puts on a page, one of its own or a part in a slot of another: the bytes of the remote, compressed by Brotli,
 * that a browser loads before it is there. Libraries shared with the shell do not count.
 * @returns `{ where, bytes, files: [[name, bytes]] }`, the files by weight
 */
export async function heaviest({ name, dist }) {
  const { entry, preload, routes, pages = {}, parts = {} } = manifestOf(name, dist);
  const sizes = new Map();
  const sizeOf = async (file) => {
    if (!sizes.has(file)) sizes.set(file, (await compress(readFileSync(path.join(dist, file)))).length);
    return [file, sizes.get(file)];
  };
  const places = [
    ...routes.map((route) => [`at ${route}`, [...preload, ...(pages[route] ?? [])]]),
    ...Object.entries(parts).map(([slot, own]) => [`in the slot ${slot}`, own]),
  ];
  const weighed = await Promise.all(
    places.map(async ([where, own]) => {
      const files = await Promise.all([...new Set([path.basename(entry), ...own])].map(sizeOf));
      return { where, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
    }),
  );
  const [first] = weighed.toSorted((a, b) => b.bytes - a.bytes);
  return { ...first, files: first.files.toSorted(([, a], [, b]) => b - a) };
}

/**
 * Checks a build against the budget of its package.json (`config.budgetKb`, kilobytes of its heaviest page or part).
 * @throws Stop with the place, the heaviest files and the remedy
 */
export async function keepBudget({ name, dist, budgetKb }) {
  if (!(budgetKb > 0)) throw new Stop(`${name}/package.json has no budget: "config": { "budgetKb": 60 }`);
  const { where, bytes, files } = await heaviest({ name, dist });
  if (bytes <= budgetKb * 1000) return;
  const named = files.slice(0, NAMED).map(([file, size]) => `${file} ${kb(size)}`);
  throw new Stop(
    `${name} weighs ${kb(bytes)} ${where}, and its budget is ${budgetKb} kB: ${named.join(', ')}. Load less there, or raise config.budgetKb in ${name}/package.json.`,
  );
}
