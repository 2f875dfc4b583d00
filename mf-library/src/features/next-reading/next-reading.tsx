import { Lead, SectionTitle } from '@app/shared-ui/components/page';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { CardFactsProvider } from '../../components/card-facts.tsx';
import { nextReadingCopy as copy } from '../../copy/next-reading.es.ts';
import { booksQuery, filmsQuery } from '../../queries/library-queries.ts';
import { nextBook, nextFilm } from './next-works.ts';
import { Suggestion } from './suggestion.tsx';

interface NextReadingProps {
  readonly blockId: number;
  readonly stageId: number;
}

/** 'Lo siguiente para tu etapa' on the home page: a book and a film that go with the current stage. Nothing, where none does. */
export function NextReading({ blockId, stageId }: NextReadingProps) {
  const { data: books = [] } = useQuery(booksQuery);
  const { data: films = [] } = useQuery(filmsQuery);
  const book = nextBook(books, { blockId, stageId });
  const film = nextFilm(films, { blockId, stageId });
  if (!book && !film) return null;
  return (
    <CardFactsProvider>
      <section aria-labelledby="next-reading">
        <SectionTitle id="next-reading">{copy.title}</SectionTitle>
        <Lead>{copy.lead}</Lead>
        <List>
          {book ? (
            <Suggestion
              kind="book"
              work={book}
              by={book.author}
              to={`/books/${book.id}`}
              label={book.isEtapaBook ? copy.stageBook : copy.book}
            />
          ) : null}
          {film ? (
            <Suggestion kind="film" work={film} by={film.director} to={`/movies/${film.id}`} label={copy.film} />
          ) : null}
        </List>
      </section>
    </CardFactsProvider>
  );
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
