import { ADMIN_SEARCH_LENGTH, adminUserSortSchema } from '@app/contract/admin-users';
import { editable } from '@app/shared-ui/components/field';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usersCopy } from '../../copy/users.es.ts';
import type { UserListing } from '../../queries/panel-queries.ts';

/** A pause in typing; the list is not asked for every letter. */
const PAUSE_MS = 250;
const sorts = adminUserSortSchema.options;

interface UserSearchProps {
  readonly listing: UserListing;
  readonly onListing: (listing: UserListing) => void;
}

export function UserSearch({ listing, onListing }: UserSearchProps) {
  const [typed, setTyped] = useState(listing.search);
  const [shown, setShown] = useState(listing.search);
  // Cleared from elsewhere.
  if (shown !== listing.search) {
    setShown(listing.search);
    if (typed.trim() !== listing.search) setTyped(listing.search);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === listing.search) return undefined;
    const timer = setTimeout(() => onListing({ ...listing, search }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, listing, onListing]);

  return (
    <Bar role="search">
      <SearchField>
        <Search aria-hidden size={18} />
        <input
          type="search"
          maxLength={ADMIN_SEARCH_LENGTH}
          placeholder={usersCopy.search}
          aria-label={usersCopy.search}
          value={typed}
          // What the server takes for a structure is none of a name.
          onChange={(event) => setTyped(event.target.value.replace(/^\s*[{[]+/, ''))}
        />
      </SearchField>
      <select
        aria-label={usersCopy.sort.label}
        value={listing.sort}
        onChange={(event) =>
          onListing({ ...listing, sort: sorts.find((sort) => sort === event.target.value) ?? listing.sort })
        }
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {usersCopy.sort[sort]}
          </option>
        ))}
      </select>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  select,
  input {
    ${editable}
  }

  select {
    flex: 1 1 200px;
    max-width: 280px;
  }
`;

const SearchField = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 280px;

  svg {
    position: absolute;
    top: 16px;
    left: 14px;
    color: var(--ink-soft);
    pointer-events: none;
  }

  input {
    padding-left: 42px;
  }
`;
