import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { assessmentRules } from './assessment-rules.ts';
import { careRules } from './care-rules.ts';
import { readContent } from '../../src/resources/programme/content/content-files.ts';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { contentRules, wordsOf } from './content-rules.ts';
import { lineRules } from './line-rules.ts';
import { recallRules } from './recall-rules.ts';
import { themeRules } from './theme-rules.ts';
import { timeRules } from './time-rules.ts';
import { whyRules } from './why-rules.ts';
import { LINKED_PLAYLISTS } from './linked-playlists.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

type Items = readonly ContentItem[];

/** Content of one activity. Cast, as it has only the fields that the rule under test reads. */
const anActivity = (value: { readonly base: number; readonly lenses: readonly object[] }) =>
  [{ type: 'activity', id: `activity:${value.base}`, value }] as unknown as ContentItem[];

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

  it('keeps its editorial rules: lengths, no repeated phrases, feminine forms', () => {
    expect(contentRules(items)).toEqual([]);
  });

  it('has a risk word only together with a caution', () => {
    expect(careRules(items)).toEqual([]);
    const withoutCare = items.map((item) =>
      item.type === 'activity'
        ? { ...item, value: { ...item.value, lenses: item.value.lenses.map((lens) => ({ ...lens, care: undefined })) } }
        : item,
    ) as ContentItem[];
    expect(careRules(withoutCare)).toContain('base 23, week 2: «marido que mata» needs a caution (care)');
  });

  it('says how long each text takes, and asks no more of a stage than a week holds', () => {
    expect(timeRules(items)).toEqual([]);
  });

  it('has in each text one sentence that stands out, word for word and of its own', () => {
    expect(lineRules(items)).toEqual([]);
    const [first, ...rest] = activitiesOf(items);
    const withLine = (line: string) =>
      [
        { type: 'activity', id: 'activity:1', value: { ...first, lenses: [{ ...first?.lenses[0], line }] } },
      ] as ContentItem[];
    expect(rest).not.toEqual([]);
    expect(lineRules(withLine('Una frase que no está en ese texto de ninguna manera.'))).toEqual([
      'base 1, week 1: its line is not in the text',
    ]);
    expect(lineRules(withLine('Los ojos, abiertos o cerrados'))).toEqual([
      'base 1, week 1: a line of 5 words',
      'base 1, week 1: its line is no sentence',
    ]);
  });

  it('asks in the first sentence of a self-assessment, and has advice of its own for a low number', () => {
    expect(assessmentRules(items)).toEqual([]);
    const lens = { text: ['Pon una nota.', 'Mira.'], whenLow: 'Para un rato.' };
    const assessment = { base: 9, kind: 'assessment', dimensions: [{ key: 'calma' }], lenses: [lens, lens] };
    const faults = assessmentRules(anActivity(assessment));
    expect(faults).toContain('block 1 does not ask presencia, as later ones do');
    expect(faults.filter((fault) => fault.startsWith('base 9, week 2'))).toEqual([
      'base 9, week 2: its first sentence does not ask',
      'base 9, week 2: the advice of base 9, week 1',
      'base 9, week 2: «una nota»',
    ]);
  });

  it('reaches the subjects that a gentle programme leaves out, and says so in the texts', () => {
    expect(themeRules(items)).toEqual([]);
    const lens = { text: ['Sal a la calle.'], themes: ['outdoors', 'guilt'] };
    const activity = { base: 1, kind: 'practice', lenses: [lens] };
    const faults = themeRules(anActivity(activity));
    expect(faults).toHaveLength(8);
    expect(faults).toContain('base 1, week 1: not a word about guilt');
    expect(faults).toContain('outdoors: 1 texts, not 90');
  });

  it('says in 150 texts why the act does something, in no one else’s name', () => {
    expect(whyRules(items)).toEqual([]);
    const lens = { text: ['Según los estudios, sirve.'], why: 'Según los estudios, sirve.' };
    const activity = { base: 1, kind: 'practice', lenses: [lens, lens, { ...lens, why: 'Sirve.' }] };
    expect(whyRules(anActivity(activity))).toEqual([
      '3 texts say why, not 150',
      'base 1, week 1: its reason is an authority',
      'base 1, week 2: its reason is an authority',
      'base 1, week 2: the reason of another text',
      'base 1, week 3: its reason is not in the text',
    ]);
  });

  it('tells each film in some sixty words to who has not seen it', () => {
    const films = activitiesOf(items).flatMap((activity) => (activity.kind === 'film' ? [activity] : []));
    expect(films).toHaveLength(12);
    const lengths = films.map(({ synopsis }) => wordsOf(synopsis).length);
    expect(lengths.filter((words) => words < 50 || words > 70)).toEqual([]);
  });

  it('takes up earlier blocks in at least four texts of each block, for who may have skipped them', () => {
    expect(recallRules(items)).toEqual([]);
    const recalling = (recalls: number[], text: string[]) => anActivity({ base: 10, lenses: [{ recalls, text }] });
    const faultsOf = (...text: Parameters<typeof recalling>) =>
      recallRules(recalling(...text)).filter((fault) => !fault.startsWith('block'));
    expect(faultsOf([1], ['Ven. Si contaste los dedos, bien.'])).toEqual([]);
    expect(faultsOf([37, 1, 1], ['Contaste los dedos.'])).toEqual([
      'text 37: recalls 37, which is not of an earlier block',
      'text 37: recalls a text twice',
      'text 37: recalls something unconditionally',
    ]);
    expect(recallRules([])).toHaveLength(11);
  });

  it.each([
    30, 32, 41, 49, 57, 69, 86, 88, 118, 121, 166, 167, 169, 184, 186, 188, 202, 213, 215, 250, 277, 301, 312, 349, 358,
    376, 382, 398, 401, 402, 410, 411, 428, 429,
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
