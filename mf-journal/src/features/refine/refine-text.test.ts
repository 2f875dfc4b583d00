import { refineText } from './refine-text.ts';
import { RULES } from './rules.ts';

const refine = (text: string) => refineText(text, new Set(RULES), new AbortController().signal);

it('shows deletions and insertions, paragraph by paragraph', async () => {
  const { text, changed, count } = await refine('Todo bien aquí.\n\nhoy he salido a andar');
  expect(text).toBe('Todo bien aquí.\n\nHoy he salido a andar.');
  expect(changed).toHaveLength(1);
  expect(changed[0]?.place).toBe(2);
  const before = changed[0]?.parts.filter(({ kind }) => kind !== 'added').map((part) => part.text);
  const after = changed[0]?.parts.filter(({ kind }) => kind !== 'removed').map((part) => part.text);
  expect(before?.join('')).toBe('hoy he salido a andar');
  expect(after?.join('')).toBe('Hoy he salido a andar.');
  expect(count).toBe(2);
});

it('loses and moves no paragraph', async () => {
  const paragraphs = Array.from({ length: 200 }, (_, i) => `párrafo número ${i} con algunas palabras`);
  const { text, changed } = await refine(paragraphs.join('\n'));
  expect(text.split('\n')).toHaveLength(200);
  expect(changed.map(({ place }) => place)).toEqual(paragraphs.map((_, i) => i));
});
