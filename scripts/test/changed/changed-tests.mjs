import { createRequire } from 'node:module';
import path from 'node:path';
import { AREAS, EVERY_JOURNEY } from '../../../e2e/areas.mjs';
import { importsOf, relativeTarget } from '../../check/import-graph.mjs';
import { inRoot, root } from '../../paths.mjs';
import { allFiles, changedSince, defaultBase } from './changed-files.mjs';
import { selectTests } from './select-tests.mjs';

const { resolve } = createRequire(inRoot('package.json'));

/** @returns `{ base, changed, tests, journeys }`: the files that differ from `base`, and the tests that they can make fail */
export async function changedTests(given) {
  const base = given ?? (await defaultBase());
  const [changed, files] = await Promise.all([changedSince(base), allFiles()]);
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const imports = importsOf(sources, { resolve: targetOf });
  return { base, changed, ...selectTests({ changed, files, imports, areas: AREAS, everyJourney: EVERY_JOURNEY }) };
}

/** Resolves a specifier as Node does, for the packages of this repository. */
function targetOf(specifier, file) {
  if (!specifier.startsWith('@app/')) return relativeTarget(specifier, file);
  try {
    return path.relative(root, resolve(specifier));
  } catch {
    return undefined; // of a build, or of another team's template
  }
}
