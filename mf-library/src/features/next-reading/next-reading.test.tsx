import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { aBook, aFilm, libraryAnswers } from '../../testing/a-library.ts';
import { NextReading } from './next-reading.tsx';
import { nextBook, nextFilm } from './next-works.ts';

const stageBook = aBook({ id: 102, isEtapaBook: true, blockId: 1, etapaId: 2, blocks: [1] });
const books = [
  aBook({ id: 1, blocks: [1, 4] }),
  aBook({ id: 2, blocks: [1] }),
  aBook({ id: 3, blocks: [2] }),
  stageBook,
];

it.each([
  ['each stage another of what accompanies the block', { blockId: 1, stageId: 1 }, 1],
  ['each stage another of what accompanies the block', { blockId: 1, stageId: 2 }, 2],
  ['what the last stage has opened comes first', { blockId: 1, stageId: 3 }, 102],
  ['the last month goes on round', { blockId: 1, stageId: 4 }, 2],
  ['another block, another book', { blockId: 2, stageId: 5 }, 3],
  ['nothing, where nothing accompanies', { blockId: 3, stageId: 9 }, undefined],
])('%s (%j)', (_, place, id) => {
  expect(nextBook(books, place)?.id).toBe(id);
});

it('does not offer a stage book that is still locked', () => {
  const locked = [books[0]!, { ...stageBook, isLocked: true }];
  expect(nextBook(locked, { blockId: 1, stageId: 3 })?.id).toBe(1);
});

it('does not offer a block film before its block', () => {
  const films = [aFilm({ id: 101, isBlockMovie: true, blockId: 1, blocks: [1] })];
  expect(nextFilm(films, { blockId: 1, stageId: 1 })).toBeUndefined();
});

it('offers a user without premium what is open, and nothing locked', () => {
  const free = books.map((book) => ({ ...book, isLocked: book.id !== 1 }));
  expect(nextBook(free, { blockId: 1, stageId: 2 })?.id).toBe(1);
  expect(nextBook(free, { blockId: 2, stageId: 5 })?.id).toBe(1);
  const locked = books.map((book) => ({ ...book, isLocked: true }));
  expect(nextBook(locked, { blockId: 2, stageId: 5 })).toBeUndefined();
});

it('shows a book and a film', async () => {
  await renderInHost({ ui: <NextReading blockId={1} stageId={1} />, answers: libraryAnswers() });
  const place = within(await screen.findByRole('region', { name: 'Lo siguiente para tu etapa' }));
  expect(place.getByRole('link', { name: 'Una habitación propia' })).toHaveAttribute('href', '/books/1');
  expect(await place.findByRole('link', { name: 'Cléo de 5 a 7' })).toHaveAttribute('href', '/movies/1');
});

it('is empty without a fitting item', async () => {
  const { container } = await renderInHost({
    ui: <NextReading blockId={9} stageId={33} />,
    answers: libraryAnswers(),
  });
  expect(container).toBeEmptyDOMElement();
});
