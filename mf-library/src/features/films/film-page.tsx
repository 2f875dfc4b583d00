import type { FilmCard as Card } from '@app/contract/library';
import { CareNote } from '@app/shared-ui/components/care-note';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CardFactsProvider } from '../../components/card-facts.tsx';
import { relatedTo } from '../../components/related.ts';
import { filmsCopy } from '../../copy/films.es.ts';
import { filmQuery, filmsQuery } from '../../queries/library-queries.ts';
import { useLiveLocks } from '../../queries/use-live-locks.ts';
import { itemName } from '../../queries/use-saved-items.ts';
import { Exercise } from '../../works/exercise.tsx';
import { NoteForm } from '../../works/note-form.tsx';
import { RelatedWorks } from '../../works/related-works.tsx';
import { Summary } from '../../works/summary.tsx';
import { Symbolism } from '../../works/symbolism.tsx';
import { BesideCover, Facts, Work, WorkHeader } from '../../works/work-header.tsx';
import { WorkNotFound } from '../../works/work-not-found.tsx';
import { WorkText } from '../../works/work-text.tsx';
import { FilmCard } from './film-card.tsx';

const RELATED_MOST = 2;

/** `/movies/:id` (2§2.9). */
export function FilmPage() {
  const { id } = useParams();
  const { data: films, isPending, refetch } = useQuery(filmsQuery);
  useLiveLocks();
  if (isPending) return <PageSpinner />;
  if (!films) return <LoadFailure onRetry={() => void refetch()} />;
  const film = films.find((one) => String(one.id) === id);
  if (!film) return <WorkNotFound copy={filmsCopy.notFound} to="/movies" />;
  return (
    <CardFactsProvider>
      <Page>
        <FilmView key={film.id} film={film} related={relatedTo(film, films, RELATED_MOST)} />
      </Page>
    </CardFactsProvider>
  );
}

function FilmView({ film, related }: { readonly film: Card; readonly related: readonly Card[] }) {
  const { id, title, director, year, duration, isBlockMovie, blockId, originalTitle } = film;
  return (
    <>
      <Work>
        <WorkHeader
          kind="film"
          work={film}
          by={director}
          path="/movies"
          back={filmsCopy.backToList}
          note={
            isBlockMovie && blockId ? { title: filmsCopy.blockNote(blockId), text: filmsCopy.blockNoteText } : undefined
          }
        >
          <Facts>
            {filmsCopy.by(director, year)} · {filmsCopy.duration(duration)}
          </Facts>
          {originalTitle ? <Facts>{filmsCopy.originalTitle(originalTitle)}</Facts> : null}
        </WorkHeader>
        <BesideCover>
          <WorkText card={film} query={filmQuery(id)} opener={blockId === undefined ? undefined : { blockId }}>
            {({ fullSummary, symbolism, exercise, question, care }) => (
              <>
                {care ? <CareNote care={care} /> : null}
                <Summary item={itemName('film', id)} title={filmsCopy.synopsis} sections={fullSummary} />
                <Symbolism title={filmsCopy.symbolism} symbols={symbolism} />
                <Exercise exercise={exercise} />
                <NoteForm kind="film" id={id} title={title} question={question} />
              </>
            )}
          </WorkText>
        </BesideCover>
      </Work>
      <RelatedWorks title={filmsCopy.related} works={related} Card={FilmCard} />
    </>
  );
}
