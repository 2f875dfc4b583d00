import { expect, expectFault, test } from '../fixtures/test.ts';
import type { Scenario } from './scenario.ts';
import { scenarios, tagsOfScenario } from './scenarios.ts';
import { heldElsewhere } from './held-elsewhere.ts';
import { quotedTexts } from './texts.ts';
import { TextRecorder } from './text-recorder.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The longest scenario waits for a mail and for an engine to start. */
const PATIENCE_MS = 30_000;

for (const [name, scenario] of Object.entries<Scenario>(scenarios)) {
  const texts = quotedTexts.filter((text) => text.scenario === name);
  test(
    `specified texts: ${name} (${texts.length} texts)`,
    { ...expectFault(...(scenario.faults ?? [])), tag: tagsOfScenario(name) },
    async ({ page, context, accounts, outbox, signIn, signInAfresh }) => {
      test.slow(scenario.isLong ?? false);
      const recorder = new TextRecorder(page);
      await recorder.watch();
      await scenario.run({
        page,
        context,
        accounts,
        outbox,
        signIn,
        signInAfresh,
        async goto(address) {
          await recorder.scan();
          await page.goto(address);
        },
        untilRecorded: (source) => recorder.untilRecorded(source),
        until: (text, timeout = PATIENCE_MS) =>
          expect
            .poll(() => recorder.scan().then(() => recorder.saw(text)), { message: `seen: ${String(text)}`, timeout })
            .toBe(true),
      });
      const missing = () =>
        recorder.scan().then(() => texts.filter(({ text, source }) => !recorder.saw(text, source)).map(({ id }) => id));
      await expect.poll(missing, { message: 'texts that never appeared' }).toEqual([]);
    },
  );
}

test('specified texts: no text without a scenario, none twice, and no scenario without a text', () => {
  expect(quotedTexts.length).toBeGreaterThan(165);
  const ids = quotedTexts.map(({ id, scenario, source }) => `${id} ${scenario} ${source}`);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  const used = new Set<string>(quotedTexts.map(({ scenario }) => scenario));
  expect(Object.keys(scenarios).filter((name) => !used.has(name))).toEqual([]);
});

test('specified texts: those without a scenario are covered by another test', () => {
  const missing = heldElsewhere.filter(({ text, test }) => !readFileSync(path.join(ROOT, test), 'utf8').includes(text));
  expect(missing).toEqual([]);
});
