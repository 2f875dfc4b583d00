import { drawingsOf } from './entry-drawings.ts';

const hash = (digit: string) => digit.repeat(64);
const dataUrl = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;

it('gathers saved drawings and canvas by question, each once, the first sheet first', () => {
  const fields = {
    'canvasData.reflection': hash('a'),
    'savedDrawings.reflection': [hash('b'), hash('d')],
    'canvasData.feelings': hash('c'),
    'savedDrawings.feelings': [hash('c'), hash('e')],
    'canvasData.experience': null,
    'strokes.experience': '[]',
  };
  expect([...drawingsOf({ fields })]).toEqual([
    ['reflection', [hash('b'), hash('d'), hash('a')]],
    ['feelings', [hash('c'), hash('e')]],
  ]);
});

it.each([
  [dataUrl(100), 0],
  [dataUrl(1000), 1],
])('an old picture is a drawing above 1000 characters of data', (picture, drawings) => {
  expect(drawingsOf({ fields: { 'canvasData.reflection': picture } }).size).toBe(drawings);
});
