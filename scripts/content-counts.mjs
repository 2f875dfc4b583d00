import { runJest } from './jest.mjs';
import { runMain } from './terminal/say.mjs';

/**
 * `npm run content:counts -- [tic] [block]`: prints how often each mannerism occurs in the texts of each block, and how often it may; with
 * the name of one (`sin`, `tres` …), its places.
 */
await runMain(async () => {
  process.env.CONTENT_COUNTS = ['counts', ...process.argv.slice(2)].join(' ');
  process.env.MONGODB_URI ??= 'none'; // the texts are files
  const { code } = await runJest(['api', 'content-counts']);
  process.exitCode = typeof code === 'number' ? code : 1;
});
