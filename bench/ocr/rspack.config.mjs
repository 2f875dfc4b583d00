import path from 'node:path';
import { rspack } from '@rspack/core';
import { webConfig } from '../../scripts/build/web-config.mjs';
import { recognitionFiles } from '../../mf-journal/recognition-files.mjs';

const folder = import.meta.dirname;

/** mf-journal's recognition, from its own sources and engine files, behind a page without screens. */
export default () => {
  const base = webConfig(folder, { development: false });
  return {
    ...base,
    entry: { page: './page.ts' },
    output: { ...base.output, path: path.join(folder, 'dist'), publicPath: '/', filename: '[name].js' },
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new rspack.HtmlRspackPlugin({ title: 'Handwriting recognition' }),
      recognitionFiles(),
    ],
  };
};
