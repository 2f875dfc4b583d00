import { toCsv } from './csv.ts';

const cellOf = (text: string) => toCsv([[text]]);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=HYPERLINK("https://a.example";"x")'])(
  'I-07: %j is no formula',
  (text) => {
    expect(cellOf(text)).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

it('leaves other text as it is, and quotes what separates cells and rows', () => {
  expect(
    toCsv([
      ['Ana', 'a;b', 'dijo "sí"'],
      ['dos\nlíneas', 'ana@example.com', ''],
    ]),
  ).toBe('\uFEFF"Ana";"a;b";"dijo ""sí"""\r\n"dos\nlíneas";"ana@example.com";""\r\n');
});
