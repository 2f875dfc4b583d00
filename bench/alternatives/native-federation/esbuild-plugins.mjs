import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fontModule } from '../../../shared-ui/federation/subset-font-loader.mjs';

/** What our own builds do beside bundling: the same browsers, the fonts of the PDF cut down, nothing that jspdf only might ask for. */
export const asOurBuilds = {
  name: 'as-our-builds',
  setup(build) {
    build.initialOptions.target = ['chrome111', 'firefox114', 'safari16.4'];
    build.initialOptions.jsx = 'automatic';
    build.initialOptions.legalComments = 'none';
    build.initialOptions.define = { ...build.initialOptions.define, 'process.env.NODE_ENV': '"production"' };
    build.onLoad({ filter: /\.ttf$/ }, async ({ path: file }) => ({
      contents: await fontModule(await readFile(file)),
    }));
    build.onResolve({ filter: /^(html2canvas|canvg|dompurify)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'left-out',
    }));
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default undefined;' }));
  },
};

/**
 * What CommonJS asks for and the import map has. The adapter's own plugin for it leaves the development builds of React beside the
 * others.
 */
export const requiredFromImportMap = (names) => ({
  name: 'required-from-import-map',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path: name, kind }) =>
      kind === 'require-call' && names.includes(name) ? { path: name, namespace: 'import-map' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'import-map' }, ({ path: name }) => ({
      contents: `export * from '${name}';`,
    }));
  },
});

/** The fonts by the addresses that they have already: the page preloads them. */
export const fontsOf = (dist) => ({
  name: 'fonts',
  setup(build) {
    const built = readdirSync(path.join(dist, 'assets'));
    build.onLoad({ filter: /\.woff2$/ }, ({ path: file }) => {
      const font = built.find((name) => name.startsWith(path.basename(file, 'woff2')) && name.endsWith('.woff2'));
      return { contents: `export default '/assets/${font}';` };
    });
  },
});
