import { parseArgs } from 'node:util';
import { drill } from './backup/drill.mjs';
import { runMain, say } from './terminal/say.mjs';

/** `npm run drill [-- --megabytes 1000]`: backs a product up, destroys it, restores it, compares everything; exits with 1 on any difference. */
await runMain(async () => {
  const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '0' } } });
  const { rpoMs, rtoMs } = await drill({ megabytes: Number(values.megabytes) });
  const seconds = (ms) => (ms / 1000).toFixed(1);
  say(`drill: everything is as it was; RPO ${seconds(rpoMs)} s after a last run, RTO ${seconds(rtoMs)} s`);
});
