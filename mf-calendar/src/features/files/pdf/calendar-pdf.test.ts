import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { extractText, getMeta } from 'unpdf';
import type { PlannedChallenge } from '../../../challenges/challenge-days.ts';
import { bytesOf } from '../../../testing/read-file.ts';
import { type Sheet, sheetOf } from '../sheet.ts';
import { pdfOf } from './calendar-pdf.ts';

const day = (key: string, fields: FakeDocument['fields']): FakeDocument => ({ kind: 'day', key, fields });
const challenge: PlannedChallenge = {
  id: '3',
  startDate: '2026-11-20',
  title: 'Siete mañanas',
  daysCount: 7,
  isLocked: false,
  done: new Set(),
};

const made = (view: Sheet['view'], documents: FakeDocument[], challenges: PlannedChallenge[] = []) =>
  pdfOf(sheetOf(view, '2026-11-21', { documents: createFakeDocuments({ documents }), challenges, ownMoods: [] }));

function paper(view: Sheet['view'], documents: FakeDocument[], challenges: PlannedChallenge[] = []): File {
  return made(view, documents, challenges).file;
}

async function read(file: File) {
  const { totalPages, text } = await extractText(await bytesOf(file));
  return { totalPages, text: text.join('\n').replace(/\s+/g, ' ') };
}

it('prints a day with all its text, accents and signs as selectable text', async () => {
  const words = {
    emotion: 'en calma',
    icon: 'moon',
    intention: '¿Y si mañana no? ¡Pues no!',
    note: 'Niñez, pingüino, «sábado» — 34,90€…',
    journalEntry: 'Primera línea.\n\nSegunda línea: corazón, à l’été, ça va, größer, więcej.',
    isSacred: true,
    selfCareChecked: true,
  };
  const file = paper('day', [day('2026-11-21', words)], [challenge]);
  expect(file.name).toBe('dia-2026-11-21.pdf');
  expect(file.type).toBe('application/pdf');
  const { totalPages, text } = await read(file);
  expect(totalPages).toBe(1);
  for (const part of [
    'sábado',
    '21 de noviembre de 2026',
    'en calma',
    '¿Y si mañana no? ¡Pues no!',
    'Niñez, pingüino, «sábado» — 34,90€…',
    'Segunda línea: corazón, à l’été, ça va, größer, więcej.',
    'Día sagrado',
    'Me di espacio para mí',
    'Siete mañanas · Día 2 de 7',
  ])
    expect(text).toContain(part);
  const { info } = await getMeta(await bytesOf(file));
  expect(info).toMatchObject({ Title: '21 de noviembre de 2026', Language: 'es-ES' });
});

it('uses as many sheets as the texts need, and loses no word', async () => {
  const sentences = Array.from({ length: 400 }, (_, i) => `Frase número ${i} de hoy.`);
  const { totalPages, text } = await read(paper('day', [day('2026-11-21', { journalEntry: sentences.join(' ') })]));
  expect(totalPages).toBeGreaterThan(3);
  // Line ends inside a sentence, and the numbers at the foot of a sheet, stand between its words.
  const words = text.replace(/\b\d+ \/ \d+\b/g, '').replace(/\s+/g, ' ');
  for (const sentence of sentences) expect(words).toContain(sentence);
});

it.each([
  ['feliz 💛 y en paz', 'feliz [?] y en paz'],
  ['de aquí → allí', 'de aquí [?] allí'],
  ['Покой, paz, 平和', '[?], paz, [?]'],
  ['familia 👨‍👩‍👧 unida', 'familia [?] unida'],
])('shows where it could not draw a sign: %s', async (emotion, shown) => {
  const { file, isWhole } = made('day', [day('2026-11-21', { emotion })]);
  expect((await read(file)).text).toContain(shown);
  expect(isWhole).toBe(false);
});

it('keeps words apart at every kind of space, and drops marks that show nothing', async () => {
  const note = 'uno\tdos\u00a0tres\u2003cuatro\u2028cinco\r\nseis\u3000sie\u00adte\u200b ocho e\u0301xito';
  const { file, isWhole } = made('day', [day('2026-11-21', { note })]);
  expect((await read(file)).text).toContain('uno dos tres cuatro cinco seis siete ocho éxito');
  expect(isWhole).toBe(true);
});

it('sets a week with its intention and seven days', async () => {
  const file = paper('week', [
    { kind: 'week', key: '2026-11-week-3', fields: { intention: 'Ir despacio' } },
    day('2026-11-18', { emotion: 'tierna', note: 'Sopa.', journalEntry: 'Mucho que contar.' }),
  ]);
  expect(file.name).toBe('semana-2026-11-16.pdf');
  const { text } = await read(file);
  for (const part of [
    '16 – 22 de noviembre de 2026',
    'Ir despacio',
    'Miércoles, 18 de noviembre',
    'tierna',
    'Sopa.',
    'Mucho que contar.',
  ])
    expect(text).toContain(part);
  expect(text.match(/Sin registro/g)).toHaveLength(6);
});

it('sets a month on one sheet, words that do not fit with an ellipsis', async () => {
  const note = 'Una nota que es demasiado larga para el recuadro de un día en una hoja de calendario de pared.';
  const file = paper('month', [day('2026-11-30', { emotion: 'ilusionada', icon: 'sun', note })]);
  expect(file.name).toBe('mes-2026-11.pdf');
  const { totalPages, text } = await read(file);
  expect(totalPages).toBe(1);
  for (const part of ['Noviembre de 2026', 'miércoles', 'ilusionada', 'Una nota', '…']) expect(text).toContain(part);
  expect(text).not.toContain('pared');
});

it.each([
  ['day', 'Un día en blanco también es un día.'],
  ['month', 'Un mes en blanco también es un mes.'],
] as const)('a blank %s is a page as well', async (view, words) => {
  expect((await read(paper(view, []))).text).toContain(words);
});
