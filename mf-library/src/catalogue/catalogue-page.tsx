import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { componentsCopy } from '@app/shared-ui/copy/components-copy';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { CardFactsProvider, useCardFacts } from '../components/card-facts.tsx';
import { libraryCopy } from '../copy/library.es.ts';
import { useLiveLocks } from '../queries/use-live-locks.ts';
import { type Catalogue, type CatalogueItem, indexItems } from './catalogue.ts';
import { FilterBar } from './filter-bar.tsx';
import { noFilters, tagsOf } from './filters.ts';
import { rememberList } from './last-address.ts';
import { LibraryParts } from './library-parts.tsx';
import { Results } from './results.tsx';
import { useFilters } from './use-filters.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface CataloguePageProps<T extends CatalogueItem> {
  readonly catalogue: Catalogue<T>;
  readonly query: UseQueryOptions<T[], Error, T[], readonly string[]>;
}

/** A library's list: search, filters, cards. Typing answers at once; the cards follow when there is time. */
export function CataloguePage<T extends CatalogueItem>(props: CataloguePageProps<T>) {
  return (
    <CardFactsProvider>
      <Contents {...props} />
    </CardFactsProvider>
  );
}

function Contents<T extends CatalogueItem>({ catalogue, query }: CataloguePageProps<T>) {
  const { data, isPending, refetch } = useQuery(query);
  const { filters, change, settle } = useFilters();
  const deferred = useDeferredValue(filters);
  const { saved } = useCardFacts();
  const { search } = useLocation();
  useLiveLocks();
  useScrollRestoration(data !== undefined);
  useEffect(() => rememberList(catalogue.path, search), [catalogue, search]);

  const index = useMemo(() => indexItems(catalogue, data ?? []), [catalogue, data]);
  const tags = useMemo(() => tagsOf(index), [index]);

  const clear = useCallback(() => change(noFilters), [change]);

  return (
    <Frame>
      <Head title={catalogue.title} lead={catalogue.lead} />
      <FilterBar catalogue={catalogue} tags={tags} filters={filters} onChange={change} onLeave={settle} />
      {isPending ? <Skeleton $height={420} role="status" aria-label={componentsCopy.loading} aria-busy="true" /> : null}
      {!isPending && !data ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {data ? <Results catalogue={catalogue} index={index} filters={deferred} saved={saved} onClear={clear} /> : null}
    </Frame>
  );
}

const Head = memo(function Head({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <Top>
      <PageHeading title={title} lead={lead} back={libraryCopy.back} />
      <LibraryParts />
    </Top>
  );
});

/** Not a grid, whose sticky parts some browsers keep in their row. */
const Frame = styled(Page)`
  display: flex;
  flex-direction: column;

  @media (min-width: 1000px) {
    gap: 24px;
  }
`;

/** Without a box below 1000 px: the parts stay in view there as long as the whole page does. From then on they end the title's row. */
const Top = styled.div`
  display: contents;

  @media (min-width: 1000px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > * {
      grid-area: 1 / 1;
    }

    h1 {
      max-width: calc(100% - 24rem);
    }
  }
`;
