import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';

/** Modules that are run here: Node itself would not read them. */
const OWN = /\.tsx?$/;
/** Placeholder of a module that a page imports. */
const IMPORTED = { __esModule: true };

/** The file of a remote that declares it. */
export const declarationFile = (folder) => path.join(folder, 'remote.config.ts');

/**
 * What a build needs to know of a remote, from its `remote.config.ts`: the file is run with an `import()` that only notes what is asked for.
 *
 * @param {string} folder of the remote
 * @returns {Promise<{
 *   access: 'user' | 'admin', slots: readonly string[], nav?: object, order?: number, routes: string[], headings: Record<string, object>,
 *   pages: { path: string, isBundled: boolean, page: string[], preload: string[] }[],
 * }>} `pages`: by route, the requests of its imports
 */
export async function readDeclaration(folder) {
  const requests = [];
  const { default: remote } = runModule(declarationFile(folder), requests);
  const { access = 'user', slots = [], nav, order, routes } = remote;
  const requestsOf = async (load) => {
    requests.length = 0;
    await load?.();
    return [...requests];
  };
  const pages = [];
  for (const { path, isBundled = false, page, preload } of routes)
    pages.push({ path, isBundled, page: await requestsOf(page), preload: await requestsOf(preload) });
  const headings = Object.assign({}, ...routes.map(headingsOf));
  return { access, slots, nav, order, routes: routes.map(({ path }) => path), headings, pages };
}

const headingsOf = ({ path, heading, headings }) => ({ ...(heading && { [path]: heading }), ...headings?.() });

/** Runs a module with those that it imports statically. @param {string[]} requests collects its dynamic imports */
export function runModule(file, requests = []) {
  const { resolve } = createRequire(file);
  let isEvaluated = false;
  const require = (request) => {
    if (isEvaluated) {
      requests.push(request);
      return IMPORTED;
    }
    const found = resolve(request);
    return OWN.test(found) ? runModule(found, requests) : createRequire(file)(request);
  };
  const module = { exports: {} };
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  compileFunction(code, ['require', 'module', 'exports'], { filename: file })(require, module, module.exports);
  isEvaluated = true;
  return module.exports;
}
