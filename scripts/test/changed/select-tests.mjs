import { affectedFiles } from './affected-files.mjs';

const JEST_TEST = /\.test\.(ts|tsx|mjs)$/;
const JOURNEY = /^e2e\/(?!visual\/).*\.spec\.ts$/;
const PROSE = /\.md$|^docs\//;
const OF_A_REMOTE = /^(mf-[^/]+)\//;
/** Settings that every package's tests depend on. */
const EVERY_TEST = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'jest.config.mjs',
  'scripts/jest',
  'scripts/remote-kit/jest',
];

/**
 * The tests that a change can make fail, by the imports between files; a file that nothing can import (data, settings, styles) counts for
 * all tests of its package. Journeys import nothing of the product, so they are selected by what they declare to watch. If only remotes
 * changed, a file runs only its journeys that watch these.
 * @param options.files all files; `imports` pairs of them; `areas` and `everyJourney` as in e2e/areas.mjs
 * @returns `{ tests, journeys }`, paths, and `remotes`, names, if nothing else changed
 */
export function selectTests({ changed, files, imports, areas, everyJourney }) {
  const code = changed.filter((file) => !PROSE.test(file));
  const affected = affectedFiles(code, imports);
  const product = [...affected].filter((file) => !JEST_TEST.test(file));
  const tests = files.filter((file) => JEST_TEST.test(file));
  const journeys = files.filter((file) => JOURNEY.test(file));
  const remotes = new Set(code.map((file) => OF_A_REMOTE.exec(file)?.[1]));
  const opaque = code.filter((file) => !/\.(ts|tsx|mjs|mts)$/.test(file)).map((file) => file.split('/')[0]);
  return {
    tests: code.some(isUnder(EVERY_TEST))
      ? tests
      : tests.filter((file) => affected.has(file) || opaque.includes(file.split('/')[0])),
    journeys: code.some(isUnder(everyJourney))
      ? journeys
      : journeys.filter((file) => affected.has(file) || product.some(isUnder(areaOf(file, areas)))),
    ...(remotes.size > 0 && !remotes.has(undefined) && { remotes: [...remotes] }),
  };
}

/** The files and folders that a journey watches: declared for its file, else for its folder. @throws Error when nothing is declared */
export function areaOf(file, areas) {
  const area = areas[file] ?? areas[file.slice(0, file.lastIndexOf('/'))];
  if (!area) throw new Error(`${file}: what it watches is not declared in e2e/areas.mjs`);
  return area;
}

const isUnder = (places) => (file) => places.some((place) => file === place || file.startsWith(`${place}/`));
