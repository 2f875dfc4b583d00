import { operator } from '@app/contract/operator';
import { printOperatorGaps } from './operator-gaps.ts';

const whole = {
  womenStarted: operator.womenStarted,
  owner: { name: 'Editora de Prueba, S. L.', taxNumber: 'B00000000', address: 'Calle Mayor 1, 28013 Madrid' },
  claimsCheckedOn: '2026-11-25',
};

function printed(facts: Partial<typeof whole>, isHttps = true): string[] {
  const lines: string[] = [];
  printOperatorGaps({ env: { isHttps }, print: (line) => lines.push(line) }, { ...whole, ...facts });
  return lines;
}

it('prints nothing where the operator has stated all', () => {
  expect(printed({})).toEqual([]);
});

it.each(['por comprobar', '', 'sí'])('asks for real claims while the day of their check is %j', (claimsCheckedOn) => {
  expect(printed({ claimsCheckedOn })).toEqual([
    expect.stringMatching(/'más de 1\.000 mujeres'.+must be real \(Directive \(EU\) 2019\/2161\)/),
  ]);
});

it('names what the legal notice lacks', () => {
  const owner = { ...whole.owner, taxNumber: 'por completar', address: 'por completar' };
  expect(printed({ owner })).toEqual([expect.stringContaining('write taxNumber, address of owner')]);
});

it('prints nothing on a development machine', () => {
  expect(printed({ claimsCheckedOn: 'por comprobar' }, false)).toEqual([]);
});
