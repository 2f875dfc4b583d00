import { expect, expectFault, test } from '../fixtures/test.ts';
import type { Act } from './act.ts';
import { acts } from './acts.ts';
import { heldElsewhere } from './held-elsewhere.ts';
import { quotedTexts } from './texts.ts';
import { Witness } from './witness.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A mail has to come and an engine to start, in the longest of them. */
const PATIENCE_MS = 30_000;

for (const [name, act] of Object.entries<Act>(acts)) {
  const texts = quotedTexts.filter((text) => text.act === name);
  test(
    `the letter: ${name} (${texts.length} texts)`,
    expectFault(...(act.faults ?? [])),
    async ({ page, context, accounts, outbox, signIn, signInAfresh }) => {
      test.slow(act.isLong ?? false);
      const witness = new Witness(page);
      await witness.watch();
      await act.play({
        page,
        context,
        accounts,
        outbox,
        signIn,
        signInAfresh,
        async goto(address) {
          await witness.look();
          await page.goto(address);
        },
        untilTold: (place) => witness.untilTold(place),
        until: (text, timeout = PATIENCE_MS) =>
          expect
            .poll(() => witness.look().then(() => witness.saw(text)), { message: `seen: ${String(text)}`, timeout })
            .toBe(true),
      });
      const missing = () =>
        witness.look().then(() => texts.filter(({ text, place }) => !witness.saw(text, place)).map(({ id }) => id));
      await expect.poll(missing, { message: 'texts that never appeared' }).toEqual([]);
    },
  );
}

test('the letter: no text without an act, none twice, and no act without a text', () => {
  expect(quotedTexts.length).toBeGreaterThan(165);
  const ids = quotedTexts.map(({ id, act, place }) => `${id} ${act} ${place}`);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const used = new Set<string>(quotedTexts.map(({ act }) => act));
  expect(Object.keys(acts).filter((name) => !used.has(name))).toEqual([]);
});

test('the letter: what no act can show is held by another test', () => {
  const missing = heldElsewhere.filter(({ text, test }) => !readFileSync(path.join(ROOT, test), 'utf8').includes(text));
  expect(missing).toEqual([]);
});
