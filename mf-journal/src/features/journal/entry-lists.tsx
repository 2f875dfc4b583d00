import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { blockOfStage } from '@app/contract/programme';
import { type FocusEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyPage } from '../../components/empty-page.tsx';
import { journalCopy } from '../../copy/journal.es.ts';
import type { Entry } from '../../entries/entry.ts';
import { ofStage } from '../../entries/neighbours.ts';
import { EntryColumn } from './entry-column.tsx';
import { EntryTabs } from './entry-tabs.tsx';
import { useEntrySearch } from './use-entry-search.ts';

interface EntryListsProps {
  readonly entries: readonly Entry[];
  /** Only the entries of this stage. */
  readonly stageId: number | undefined;
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** The entries: in two tabs, of one stage, or those that match the search. */
export function EntryLists({ entries, stageId, onRead, onDelete }: EntryListsProps) {
  const [query, setQuery] = useState('');
  const { isSearching, found, query: answered } = useEntrySearch(entries, query);
  const search = useRef<HTMLDivElement>(null);
  const cards = { onRead, onDelete };
  const showAll = () => {
    setQuery('');
    // As the button in the field does: this one goes.
    search.current?.querySelector('input')?.focus();
  };
  if (stageId !== undefined) return <StageEntries entries={entries} stageId={stageId} {...cards} />;
  return (
    <Lists>
      {entries.length > 0 ? (
        <Search ref={search} role="search">
          <SearchField label={journalCopy.search} value={query} onText={setQuery} onFocus={toTheTop} />
        </Search>
      ) : null}
      {found ? (
        <section aria-label={journalCopy.results(found.length)}>
          <Count role="status">{isSearching ? journalCopy.searching : journalCopy.results(found.length)}</Count>
          {found.length > 0 ? (
            <EntryColumn key={answered} entries={found} query={answered} {...cards} />
          ) : (
            <EmptyPage
              {...journalCopy.noResults}
              action={
                <Button $variant="soft" onClick={showAll}>
                  {journalCopy.noResults.action}
                </Button>
              }
            />
          )}
        </section>
      ) : (
        <EntryTabs entries={entries} {...cards} />
      )}
    </Lists>
  );
}

function StageEntries({ entries, stageId, ...cards }: EntryListsProps & { readonly stageId: number }) {
  const blockId = blockOfStage(stageId);
  const found = ofStage(entries, stageId);
  const { title, text, action } = journalCopy.empty.stage;
  return (
    <section aria-labelledby="journal-stage" {...blockTone(blockId)}>
      <StageHead>
        <SectionTitle id="journal-stage">{journalCopy.ofStage(stageId)}</SectionTitle>
        <AllEntries to="/journaling" $variant="quiet" onClick={toTheTitle}>
          {journalCopy.allEntries}
        </AllEntries>
      </StageHead>
      {found.length > 0 ? (
        <EntryColumn entries={found} {...cards} />
      ) : (
        <EmptyPage
          title={title}
          text={text}
          action={
            <ButtonLink to={`/block/${blockId}/etapa/${stageId}`} $variant="soft">
              {action}
            </ButtonLink>
          }
        />
      )}
    </section>
  );
}

/** The link goes with what it leads away from. */
const toTheTitle = () => document.querySelector('h1')?.focus();

/** The keyboard of a phone would leave no room for what is found. */
function toTheTop({ currentTarget }: FocusEvent) {
  if (window.matchMedia?.('(max-width: 767.98px)').matches) currentTarget.scrollIntoView({ block: 'start' });
}

const Search = styled(SearchBar)`
  max-width: 480px;

  input {
    scroll-margin-top: 16px;
  }

  /* Leaves the tabs their room also while they are away: a field must not grow as it is typed in. */
  ${media.desktop} {
    flex: 1 1 20rem;
    max-width: max(20rem, calc(100% - 24.25rem));
  }
`;

/** Search and tabs in a row, where they fit, and below it the entries. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;

    > section {
      flex: 0 0 100%;
      min-width: 0;
    }
  }
`;

const Count = styled.p`
  margin-bottom: 14px;
  color: var(--ink-soft);
  font-weight: 500;
`;

const AllEntries = styled(ButtonLink)`
  min-height: 44px;
  margin-left: -14px;
  padding: 8px 14px;
`;

const StageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
`;
