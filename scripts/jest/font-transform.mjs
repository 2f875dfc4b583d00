import { readFile } from 'node:fs/promises';
import fontModule from '../build/subset-font-loader.mjs';

/** Fonts as the bundler imports them; jest would read their bytes as text. */
export default {
  async processAsync(_source, file) {
    return { code: await fontModule(await readFile(file)) };
  },
};
