import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { inRoot } from './paths.mjs';
import { runMain } from './terminal/say.mjs';

/**
 * `npm run screens [-- --only home]`: takes the pictures in docs/screens anew, of the product as it stands, at 390 and 1280 px, light
 * and dark, empty and full. A complaint in a page's console makes it fail.
 */
await runMain(async () => {
  await ensureInstalled();
  const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
  const { startProduct } = await import('./product/start-product.mjs');
  const { screens } = await import('./screens/screens.mjs');
  const { takeScreens } = await import('./screens/take-screens.mjs');
  const wanted = screens.filter(({ name }) => name.startsWith(values.only));
  const product = await startProduct({ demo: true });
  try {
    const complaints = await takeScreens({ url: product.url, screens: wanted }, inRoot('docs/screens'));
    for (const complaint of complaints) console.error(complaint);
    console.log(`${wanted.length * 4} pictures in docs/screens`);
    if (complaints.length > 0) process.exitCode = 1;
  } finally {
    await product.stop();
  }
});
