import { useMedia } from '@app/shared-ui/theme/use-media';
import type { AdminUser } from '@app/contract/admin-users';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { Page } from '@app/shared-ui/host';
import { type MouseEvent, useState } from 'react';
import { More } from '../../components/more.tsx';
import { Empty, Sheet, SheetHead } from '../../components/sheet.tsx';
import { WIDE } from '../../components/wide.ts';
import { panelCopy } from '../../copy/panel.es.ts';
import { usersCopy } from '../../copy/users.es.ts';
import type { UserListing } from '../../queries/panel-queries.ts';
import { ExportButton } from './export-button.tsx';
import { UserSearch } from './user-search.tsx';
import { UserLines } from './user-lines.tsx';
import { UserTable } from './user-table.tsx';

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
  const [openId, setOpenId] = useState<string>();
  const isWide = useMedia(WIDE);
  const users = pages?.flatMap((page) => page.rows) ?? [];
  // The only account of a list is the one that was looked for.
  const isOpen = ({ id }: AdminUser) => users.length === 1 || id === openId;
  const rows = {
    users,
    now,
    isOpen,
    onToggle: ({ id }: AdminUser) => setOpenId(id === openId ? undefined : id),
  };
  return (
    <Sheet>
      <SheetHead>
        <SectionTitle tabIndex={-1}>{panelCopy.users.title(pages?.[0]?.total)}</SectionTitle>
        {users.length > 0 ? <ExportButton listing={listing} /> : null}
      </SheetHead>
      <UserSearch listing={listing} onListing={onListing} />
      {pages && users.length === 0 ? (
        <Nobody listing={listing} onListing={onListing} />
      ) : isWide ? (
        <UserTable {...rows} sort={listing.sort} onSort={(sort) => onListing({ ...listing, sort })} />
      ) : (
        <UserLines {...rows} />
      )}
      {hasMore ? <More isLoading={isLoadingMore} onMore={onMore} /> : null}
    </Sheet>
  );
}

function Nobody({ listing, onListing }: Pick<UserListProps, 'listing' | 'onListing'>) {
  const { search, filter, ...rest } = listing;
  /** The button goes: the title of what it brings back has the focus. */
  const show = ({ currentTarget }: MouseEvent, next: UserListing) => {
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
    onListing(next);
  };
  return (
    <Empty>
      {search
        ? usersCopy.notFound(search, filter !== undefined)
        : filter
          ? usersCopy.filter.nobody[filter]
          : usersCopy.nobody}
      {search ? (
        <Button $variant="quiet" onClick={(event) => show(event, { ...listing, search: '' })}>
          {usersCopy.clear}
        </Button>
      ) : null}
      {filter ? (
        <Button $variant="quiet" onClick={(event) => show(event, { ...rest, search })}>
          {usersCopy.filter.clear}
        </Button>
      ) : null}
    </Empty>
  );
}
