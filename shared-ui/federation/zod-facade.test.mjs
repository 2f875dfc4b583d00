import { createRequire } from 'node:module';
import { SHARED_WITH_FALLBACK } from './shared.mjs';
import * as facade from './zod-facade.ts';

/**
 * What each version of the list had. Never change an entry: a shell that is live may share it, and a remote would take the shell's for
 * its own and miss a name. Add a version.
 */
const VERSIONS = {
  '1.0.0': {
    zod: '4.6.7',
    names:
      '_default array boolean catch discriminatedUnion email enum extend int iso json literal looseObject maxLength maximum minLength ' +
      'minimum nullable number object omit optional parse pipe record refine regex required safeParse strictObject string toLowerCase ' +
      'transform trim union unknown',
  },
};

test('the version of the list says which names of which zod it has', () => {
  const { version: zod } = createRequire(import.meta.url)('zod/package.json');
  const version = SHARED_WITH_FALLBACK['zod/mini'];
  expect({ zod, names: Object.keys(facade).toSorted().join(' ') }).toEqual(VERSIONS[version]);
});
