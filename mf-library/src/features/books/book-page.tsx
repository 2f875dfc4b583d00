import type { BookCard as Card } from '@app/contract/library';
import { weekOfStage } from '@app/contract/programme';
import { CareNote } from '@app/shared-ui/components/care-note';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CardFactsProvider } from '../../components/card-facts.tsx';
import { relatedTo } from '../../components/related.ts';
import { booksCopy } from '../../copy/books.es.ts';
import { bookQuery, booksQuery } from '../../queries/library-queries.ts';
import { useLiveLocks } from '../../queries/use-live-locks.ts';
import { itemName } from '../../queries/use-saved-items.ts';
import { Exercise } from '../../works/exercise.tsx';
import { NoteForm } from '../../works/note-form.tsx';
import { RelatedWorks } from '../../works/related-works.tsx';
import { Summary } from '../../works/summary.tsx';
import { BesideCover, Facts, Work, WorkHeader } from '../../works/work-header.tsx';
import { WorkNotFound } from '../../works/work-not-found.tsx';
import { WorkText } from '../../works/work-text.tsx';
import { BookCard } from './book-card.tsx';

const RELATED_MOST = 3;

/** `/books/:id` (2§2.8). */
export function BookPage() {
  const { id } = useParams();
  const { data: books, isPending, refetch } = useQuery(booksQuery);
  useLiveLocks();
  if (isPending) return <PageSpinner />;
  if (!books) return <LoadFailure onRetry={() => void refetch()} />;
  const book = books.find((one) => String(one.id) === id);
  if (!book) return <WorkNotFound copy={booksCopy.notFound} to="/books" />;
  return (
    <CardFactsProvider>
      <Page>
        <BookView key={book.id} book={book} related={relatedTo(book, books, RELATED_MOST)} />
      </Page>
    </CardFactsProvider>
  );
}

function BookView({ book, related }: { readonly book: Card; readonly related: readonly Card[] }) {
  const { id, title, author, year, minutes, blockId, etapaId, originalTitle } = book;
  const opener = etapaId === undefined ? undefined : { stageId: etapaId };
  return (
    <>
      <Work>
        <WorkHeader
          kind="book"
          work={book}
          by={author}
          path="/books"
          back={booksCopy.backToList}
          note={
            blockId && etapaId
              ? { title: booksCopy.stageNote(blockId, weekOfStage(etapaId)), text: booksCopy.stageNoteText }
              : undefined
          }
        >
          <Facts>
            {booksCopy.by(author, year)} · {booksCopy.minutes(minutes)}
          </Facts>
          {originalTitle ? <Facts>{booksCopy.originalTitle(originalTitle)}</Facts> : null}
        </WorkHeader>
        <BesideCover>
          <WorkText card={book} query={bookQuery(id)} opener={opener}>
            {({ fullSummary, exercise, question, care }) => (
              <>
                {care ? <CareNote care={care} /> : null}
                <Summary item={itemName('book', id)} title={booksCopy.summary} sections={fullSummary} />
                <Exercise exercise={exercise} />
                <NoteForm kind="book" id={id} title={title} question={question} />
              </>
            )}
          </WorkText>
        </BesideCover>
      </Work>
      <RelatedWorks title={booksCopy.related} works={related} Card={BookCard} />
    </>
  );
}
