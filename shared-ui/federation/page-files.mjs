import { existsSync, readFileSync } from 'node:fs';

/** A path of the table of routes, or what the route of the last path imports. */
const PATH_OR_IMPORT = /\bpath: '(?<path>[^']+)'|\bimport\('(?<request>[^']+)'\)/g;

/**
 * The files that each page adds to those of its remote, by route pattern. Which page imports what stands in the table of routes, which
 * a build cannot run and therefore reads; what an import brings, the bundler says. A page that is missing here is slower, not broken.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} routesFile path of `src/remote.tsx`
 * @returns {Record<string, string[]>}
 */
export function pageFiles(compilation, routesFile) {
  const chunks = chunksByRequest(compilation, routesFile);
  const pages = {};
  let page;
  for (const { groups } of existsSync(routesFile) ? readFileSync(routesFile, 'utf8').matchAll(PATH_OR_IMPORT) : []) {
    page = groups.path ?? page;
    const files = chunks.get(groups.request);
    if (files) pages[page] = files;
  }
  return pages;
}

function chunksByRequest({ chunkGroups }, routesFile) {
  return new Map(
    chunkGroups.flatMap((group) =>
      group.origins
        .filter(({ module }) => module?.nameForCondition?.() === routesFile)
        .map(({ request }) => [request, group.getFiles().filter((file) => file.endsWith('.js'))]),
    ),
  );
}
