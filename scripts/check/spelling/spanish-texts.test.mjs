import { literalsOf, spanishTexts } from './spanish-texts.mjs';

it('reads the prose in the literals of a source, with its line, and no keys, imports, addresses or types', () => {
  const source = [
    "import { once } from '@app/shared-ui/copy formats';",
    "export const copy: Record<'clave de tipo', string> = {",
    "  'clave de objeto': 'Guarda tu palabra',",
    "  address: '/journaling',",
    "  'otra': `Quedan ${once('tres días')} días`,",
    '};',
  ].join('\n');
  expect([...literalsOf(source, 'a.es.ts')].toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
    { at: 'a.es.ts:5', text: ' días' },
    { at: 'a.es.ts:3', text: 'Guarda tu palabra' },
    { at: 'a.es.ts:5', text: 'Quedan ' },
    { at: 'a.es.ts:5', text: 'tres días' },
  ]);
});

it('reads Spanish sentences beside the copy, of mails and answers, and no English ones', () => {
  const texts = [...spanishTexts(['api/src/platform/messages.ts', 'api/src/platform/mail/email-templates.ts'])].map(
    ({ text }) => text,
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.every((text) => /[áéíóúñ¿¡]/i.test(text))).toBe(true);
});
