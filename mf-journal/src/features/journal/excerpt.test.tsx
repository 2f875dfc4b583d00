import { render } from '@testing-library/react';
import { Excerpt } from './excerpt.tsx';

const shown = (text: string, query: string) => {
  const { container } = render(<Excerpt text={text} query={query} />);
  return [container.textContent, container.querySelector('mark')?.textContent];
};

const FAMILY = '👩‍👩‍👧‍👦';

it.each([
  [`${FAMILY.repeat(70)}mar`, 'mar', `…${FAMILY.repeat(60)}mar`, 'mar'],
  [`${FAMILY.repeat(30)}mar`, 'mar', `${FAMILY.repeat(30)}mar`, 'mar'],
  ['mar🌙'.padEnd(400, '🌙'), 'mar', `mar${'🌙'.repeat(180)}…`, 'mar'],
  ['un cafe\u0301 solo', 'cafe', 'un cafe\u0301 solo', 'cafe\u0301'],
  ['🇲🇽'.repeat(200), '', `${'🇲🇽'.repeat(180)}…`, undefined],
])('of %j, searched for %j, shows whole characters', (text, query, words, marked) => {
  expect(shown(text, query)).toEqual([words, marked]);
});

const SENTENCE = 'Una frase que se lee entera. ';

it('cuts words neither before nor after the match', () => {
  const [words] = shown(`${SENTENCE.repeat(4)}mar ${SENTENCE.repeat(9)}`, 'mar');
  expect(words).toMatch(/^…(se|frase|que|lee|entera|Una) .* entera\. mar Una .*\s(Una|frase|que|se|lee|entera\.)…$/);
});
