/** Part of npm run check: the public APIs of the contract and of the host are documented. */
import { runMain, say, Stop } from '../terminal/say.mjs';
import { measurePublicDocs } from './public-docs.mjs';

await runMain(async () => {
  const { lines, isEnough } = measurePublicDocs();
  for (const line of lines) say(line);
  if (!isEnough)
    throw new Stop('Write the docstrings that are missing: shapes, units, errors, the section of the rule.');
});
