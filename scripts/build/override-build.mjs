import { rmSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

/** Folder of the build by `npm run dev -w mf-…`, which a running product may load instead of the published remote. */
const folderOf = (folder) => path.join(folder, 'node_modules/.cache/override');

/**
 * Settings by which a remote's dev server offers its build to a product that runs elsewhere, as an override (D34). The container is built
 * beside the mock host's page, again with each change, and served to the product's pages alone. It is a production build: a development one
 * does not run with the React of a production shell.
 * @param {object} config the bundler's configuration of the container
 * @param {{ name: string, folder: string, route: string, product: string }} facts `route`: the page to open; `product`: its address
 */
export function overrideServer(config, { name, folder, route, product }) {
  const directory = folderOf(folder);
  // Files of an earlier server would pass for this one's until the first build is done, and lose parts meanwhile.
  rmSync(directory, { recursive: true, force: true });
  let watching;
  return {
    static: { directory, watch: false },
    headers: { 'Access-Control-Allow-Origin': new URL(product).origin },
    setupMiddlewares(middlewares) {
      watching ??= rspack({ ...config, output: { ...config.output, path: directory } }).watch({}, report);
      return middlewares;
    },
    onListening({ server }) {
      const manifest = `http://localhost:${server.address().port}/remote.json`;
      process.stdout.write(`In the product: ${new URL(route, product).href}?mf:${name}=${manifest}\n`);
    },
  };
}

function report(error, stats) {
  if (error) process.stderr.write(`${error.stack}\n`);
  else if (stats.hasErrors()) process.stderr.write(`${stats.toString('errors-only')}\n`);
}
