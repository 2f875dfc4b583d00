import { missingIn, textsOf } from './texts-of.ts';

const copy = {
  title: 'Mi página',
  tabs: ['Mes', { label: 'Semana' }],
  stage: (number: number) => `Etapa ${number}`,
  shout: (word: string) => word.toUpperCase(),
  read: (percent: number) => ({ description: `${percent} %` }),
  failed: { title: 'Error', text: 'No se ha podido.' },
};

it('collects strings at any depth, and what functions make of the samples that suit them', () => {
  expect([...textsOf(copy, [[2], ['hoy']])]).toEqual(
    expect.arrayContaining(['Mi página', 'Mes', 'Semana', 'Etapa 2', 'HOY', '2 %', 'Error', 'No se ha podido.']),
  );
});

it('joins a title with each text beside it', () => {
  expect([...textsOf(copy.failed)]).toEqual(['Error - No se ha podido.', 'Error', 'No se ha podido.']);
});

it('names what is missing: texts by the letter, patterns by a match', () => {
  const texts = textsOf(copy, [[4]]);
  expect(missingIn(texts, ['Mes', 'mes', /^Etapa \d$/, /^Etapa$/])).toEqual(['mes', /^Etapa$/]);
});
