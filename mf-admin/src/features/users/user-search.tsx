import { ADMIN_SEARCH_LENGTH, adminUserFilterSchema, adminUserSortSchema } from '@app/contract/admin-users';
import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Select } from '@app/shared-ui/components/select';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usersCopy } from '../../copy/users.es.ts';
import type { UserListing } from '../../queries/panel-queries.ts';

/** A pause in typing; the list is not asked for every letter. */
const PAUSE_MS = 250;
const sorts = adminUserSortSchema.options;
const filters = adminUserFilterSchema.options;

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
      <SearchField
        label={usersCopy.search}
        maxLength={ADMIN_SEARCH_LENGTH}
        value={typed}
        // What the server takes for a structure is none of a name.
        onText={(text) => setTyped(text.replace(/^\s*[{[]+/, ''))}
      />
      <Select
        aria-label={usersCopy.filter.label}
        value={listing.filter ?? ''}
        onChange={(event) => {
          const { filter: _, ...rest } = listing;
          const filter = filters.find((known) => known === event.target.value);
          onListing({ ...rest, ...(filter && { filter }) });
        }}
      >
        <option value="">{usersCopy.filter.all}</option>
        {filters.map((filter) => (
          <option key={filter} value={filter}>
            {usersCopy.filter[filter]}
          </option>
        ))}
      </Select>
      <Select
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
      </Select>
    </Bar>
  );
}

/** On a phone filter and order share a row below the search: their first words fit, and the list begins sooner. */
const Bar = styled(SearchBar)`
  @media (max-width: 479px) {
    > :first-child {
      flex-basis: 100%;
    }

    && select {
      flex-basis: 0;
      padding: 10px 40px 10px 12px;
    }
  }
`;
