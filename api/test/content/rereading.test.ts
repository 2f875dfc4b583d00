import path from 'node:path';
import { ACTIVITIES_PER_STAGE } from '@app/contract/programme';
import { readContent } from '../../src/resources/programme/content/content-files.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

it('has pages of the journal read again in the last week of two blocks, and says so, also for who has none', async () => {
  const { items } = await readContent(CONTENT_DIR);
  const activities = items.flatMap((item) => (item.type === 'activity' ? [item.value] : []));
  const rereading = activities.flatMap(({ base, lenses }) =>
    lenses.flatMap(({ rereads, text }, i) =>
      rereads ? [{ block: Math.ceil(base / ACTIVITIES_PER_STAGE), week: i + 1, text: text.join(' ') }] : [],
    ),
  );
  expect(rereading).toEqual([
    { block: 4, week: 4, text: expect.stringMatching(/unas páginas.*Si (?:aún )?no /u) },
    { block: 8, week: 4, text: expect.stringMatching(/unas páginas.*Si (?:aún )?no /u) },
  ]);
});
