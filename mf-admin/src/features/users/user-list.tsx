import type { AdminUser } from '@app/contract/admin-users';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { Page } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { More } from '../../components/more.tsx';
import { Empty, Sheet } from '../../components/sheet.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { usersCopy } from '../../copy/users.es.ts';
import type { UserListing } from '../../queries/panel-queries.ts';
import { UserCard } from './user-card.tsx';
import { UserSearch } from './user-search.tsx';

interface UserListProps {
  /** Absent when the request failed: the search stays, so that the administrator can change it or retry. */
  readonly pages: readonly Page<AdminUser[]>[] | undefined;
  /** When the pages were fetched. */
  readonly now: Date;
  readonly listing: UserListing;
  readonly onListing: (listing: UserListing) => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** All accounts, paged; the next page loads as the end of the list nears the viewport (1§2, D16). */
export function UserList({ pages, now, listing, onListing, hasMore, isLoadingMore, onMore }: UserListProps) {
  const users = pages?.flatMap((page) => page.rows) ?? [];
  return (
    <Sheet>
      <SectionTitle>{panelCopy.users.title(pages?.[0]?.total)}</SectionTitle>
      <UserSearch listing={listing} onListing={onListing} />
      {pages && users.length === 0 ? (
        <Empty>
          {listing.search === '' ? usersCopy.nobody : usersCopy.notFound(listing.search)}
          {listing.search === '' ? null : (
            <Button $variant="quiet" onClick={() => onListing({ ...listing, search: '' })}>
              {usersCopy.clear}
            </Button>
          )}
        </Empty>
      ) : (
        <List>
          {users.map((user) => (
            <li key={user.id}>
              <UserCard user={user} now={now} />
            </li>
          ))}
        </List>
      )}
      {hasMore ? <More isLoading={isLoadingMore} onMore={onMore} /> : null}
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* Cards out of sight cost nothing, however many have come. */
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 420px;
  }
`;
