import { drawingsOf } from './entry-drawings.ts';

const hash = (digit: string) => digit.repeat(64);
const dataUrl = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;

it('gathers canvas and saved drawings by question, each once', () => {
  const fields = {
    'canvasData.reflection': hash('a'),
    'savedDrawings.reflection': [hash('a'), hash('b')],
    'savedDrawings.feelings': [hash('c')],
    'canvasData.experience': null,
    'strokes.experience': '[]',
  };
  expect([...drawingsOf({ fields })]).toEqual([
    ['reflection', [hash('a'), hash('b')]],
    ['feelings', [hash('c')]],
  ]);
});

it.each([
  [dataUrl(100), 0],
  [dataUrl(1000), 1],
])('an old picture is a drawing above 1000 characters of data', (picture, drawings) => {
  expect(drawingsOf({ fields: { 'canvasData.reflection': picture } }).size).toBe(drawings);
});
