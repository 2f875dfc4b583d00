/**
 * The files that each page adds to those of its remote, by route pattern: the declaration tells what a page imports, and the bundler which
 * files an import needs. A declaration that contradicts the build is a fault.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} declarationFile path of `remote.config.ts`
 * @param {{ path: string, isBundled: boolean, page: string[], preload: string[] }[]} pages
 * @returns {Record<string, string[]>}
 */
export function pageFiles(compilation, declarationFile, pages) {
  const chunks = chunksByRequest(compilation, declarationFile);
  const files = {};
  for (const { path, isBundled, page, preload } of pages) {
    if (isBundled === page.some((request) => chunks.has(request)))
      compilation.errors.push(disagreement(path, isBundled));
    const asked = [...page, ...preload].flatMap((request) => chunks.get(request) ?? []);
    if (asked.length > 0) files[path] = [...new Set(asked)];
  }
  return files;
}

const disagreement = (path, isBundled) =>
  new Error(
    `remote.config.ts: ${path} is ${isBundled ? 'bundled, but its import is not eager' : 'not bundled, but its import makes no file'}`,
  );

function chunksByRequest({ chunkGroups }, declarationFile) {
  return new Map(
    chunkGroups.flatMap((group) =>
      group.origins
        .filter(({ module }) => module?.nameForCondition?.() === declarationFile)
        .map(({ request }) => [request, group.getFiles().filter((file) => file.endsWith('.js'))]),
    ),
  );
}
