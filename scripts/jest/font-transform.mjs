import { readFile } from 'node:fs/promises';
import { fontModule } from '../../shared-ui/federation/subset-font-loader.mjs';

/** Fonts as the bundler gives them to the product; jest's own reading would take their bytes for text. */
export default {
  async processAsync(_source, file) {
    return { code: await fontModule(await readFile(file)) };
  },
};
