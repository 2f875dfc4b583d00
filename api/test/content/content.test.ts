import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { careRules } from '../../src/resources/programme/content/care-rules.ts';
import { readContent } from '../../src/resources/programme/content/content-files.ts';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { contentRules } from '../../src/resources/programme/content/content-rules.ts';
import { timeRules } from '../../src/resources/programme/content/time-rules.ts';
import { LINKED_PLAYLISTS } from './linked-playlists.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

type Items = readonly ContentItem[];
const blocksOf = (items: Items) => items.flatMap((item) => (item.type === 'block' ? [item.value] : []));
const stagesOf = (items: Items) => items.flatMap((item) => (item.type === 'stage' ? [item.value] : []));
const sealsOf = (items: Items) => items.flatMap((item) => (item.type === 'seal' ? [item.value] : []));
const activitiesOf = (items: Items) => items.flatMap((item) => (item.type === 'activity' ? [item.value] : []));
const titlesOf = (items: Items) => activitiesOf(items).flatMap(({ lenses }) => lenses.map(({ title }) => title));

describe('the programme in api/content', () => {
  let items: readonly ContentItem[];
  let faults: readonly string[];
  let missing: readonly string[];
  beforeAll(async () => ({ items, faults, missing } = await readContent(CONTENT_DIR)));

  it('is complete and valid by its schemas', () => {
    expect(faults).toEqual([]);
    expect(missing).toEqual([]);
    expect(titlesOf(items)).toHaveLength(432);
  });

  it('keeps its editorial rules: lengths, openings, no repeated phrases, feminine forms', () => {
    expect(contentRules(items)).toEqual([]);
  });

  it('has a risk word only together with a caution', () => {
    expect(careRules(items)).toEqual([]);
    const withoutCare = items.map((item) =>
      item.type === 'activity'
        ? { ...item, value: { ...item.value, lenses: item.value.lenses.map((lens) => ({ ...lens, care: undefined })) } }
        : item,
    ) as ContentItem[];
    expect(careRules(withoutCare)).toContain('base 51, week 1: «episodio de violencia» needs a caution (care)');
  });

  it('says how long each text takes, and asks no more of a stage than a week holds', () => {
    expect(timeRules(items)).toEqual([]);
  });

  it.each([
    32, 41, 57, 69, 86, 88, 118, 121, 166, 167, 169, 186, 188, 213, 250, 277, 301, 312, 349, 358, 398, 401, 402, 410,
    411, 429,
  ])('has a caution before text %i', (id) => {
    const base = Math.floor((id - 1) / 36) * 9 + ((id - 1) % 9) + 1;
    const activity = activitiesOf(items).find((one) => one.base === base);
    const { care } = activity?.lenses[Math.floor((id - 1) / 9) % 4] ?? {};
    expect(care?.when).toMatch(/\.$/);
    expect(care?.instead).toMatch(/\.$/);
  });

  it('has the twelve titles and icons of the specification, in order', () => {
    expect(blocksOf(items).map(({ title, icon }) => `${title} ${icon}`)).toEqual([
      'Silencio seedling',
      'Soltar wind',
      'Reconocer eye',
      'Nutrir heart',
      'Proteger shield',
      'Expresar message-circle',
      'Intuir zap',
      'Armonizar sparkles',
      'Transformar refresh',
      'Expandir expand',
      'Irradiar sun',
      'Reencuentro lock',
    ]);
  });

  it("names every practice '3 Minutos de Nada', and the first exactly so", () => {
    const practices = activitiesOf(items)
      .filter(({ kind }) => kind === 'practice')
      .flatMap(({ lenses }) => lenses.map(({ title }) => title));
    expect(practices[0]).toBe('3 Minutos de Nada');
    expect(practices.filter((title) => !/^3 Minutos de Nada(: .+)?$/u.test(title))).toEqual([]);
  });

  it('gives every lens text, stage and seal a unique name', () => {
    for (const titles of [
      titlesOf(items),
      stagesOf(items).map(({ title }) => title),
      sealsOf(items).map(({ title }) => title),
    ]) {
      expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    }
  });

  it("calls the first seal 'Fluir emocional' and uses several icons in a block", () => {
    const seals = sealsOf(items);
    expect(seals[0]).toMatchObject({ id: 1, title: 'Fluir emocional', icon: 'water' });
    for (let block = 0; block < 12; block++) {
      expect(new Set(seals.slice(block * 4, block * 4 + 4).map(({ icon }) => icon)).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('links only verified playlists, under their own names', () => {
    const listens = activitiesOf(items).flatMap((activity) =>
      activity.kind === 'audio' ? activity.lenses.map(({ listen }) => listen) : [],
    );
    expect(listens).toHaveLength(48);
    expect(
      listens.filter(({ spotifyId, title }) => spotifyId !== null && LINKED_PLAYLISTS[spotifyId] !== title),
    ).toEqual([]);
  });
});

describe('faults of the content', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
    await mkdir(path.join(dir, 'activities'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const write = (name: string, content: unknown) =>
    writeFile(path.join(dir, name), typeof content === 'string' ? content : JSON.stringify(content));

  it('name file, id and field', async () => {
    await write('seals.json', { seals: [{ id: 7, title: 'Agua', icon: 'cat', meaning: 'x' }] });
    const { faults } = await readContent(dir);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^seals\.json: id 7, icon: /);
  });

  it('name a file that is not JSON', async () => {
    await write('blocks.json', '{ "blocks": [');
    expect((await readContent(dir)).faults[0]).toMatch(/^blocks\.json: /);
  });

  it('name a block in the wrong month and a duplicate id', async () => {
    const block = { id: 2, title: 'Soltar', icon: 'wind', month: 3, description: 'x' };
    await write('blocks.json', { blocks: [block, { ...block, month: 2 }] });
    expect((await readContent(dir)).faults).toEqual(['blocks.json: id 2, month: must equal the id', 'block:2: twice']);
  });

  it('ignore missing ids of files that are not written yet', async () => {
    const { faults, missing } = await readContent(dir);
    expect(faults).toEqual([]);
    expect(missing).toHaveLength(12 + 48 + 48 + 108 + 1 + 12 + 8 + 8 + 9);
  });
});
