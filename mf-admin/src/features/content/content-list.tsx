import { type ContentKindName, contentKindSchema, type ContentSummary } from '@app/contract/admin-content';
import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Select } from '@app/shared-ui/components/select';
import { isFound, searchedText } from '@app/shared-ui/text/search';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOfItem, addressOfKind, kindIn } from './content-address.ts';
import { Empty, Row, Rows } from '../../components/sheet.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { contentCopy } from '../../copy/content.es.ts';
import { keptEdit } from './unsaved-edits.ts';

const kinds = contentKindSchema.options;

/** Every text of a kind, by its title. The kind is in the address, so that the way back from a text leads to where it is. */
export function ContentList({ items }: { readonly items: readonly ContentSummary[] }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state: left }: { readonly state: unknown } = useLocation();
  const rows = useRef<HTMLUListElement>(null);
  const [kind, setKind] = useState<ContentKindName>(kindIn(address) ?? 'block');
  const [search, setSearch] = useState('');
  const shown = items
    .filter((item) => item.kind === kind && isFound(searchedText(item.title), search))
    .toSorted((a, b) => a.number - b.number);
  const choose = (next: ContentKindName) => {
    setKind(next);
    void navigate(addressOfKind(next), { replace: true });
  };

  // The button that led back here is gone with the editor.
  useEffect(() => {
    [...(rows.current?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === left)?.focus();
  }, [left]);

  return (
    <>
      <SearchBar role="search">
        <Select
          aria-label={contentCopy.kind}
          value={kind}
          onChange={(event) => choose(kinds.find((known) => known === event.target.value) ?? kind)}
        >
          {kinds.map((known) => (
            <option key={known} value={known}>
              {contentCopy.kinds(known)}
            </option>
          ))}
        </Select>
        <SearchField label={contentCopy.search} value={search} onText={setSearch} />
      </SearchBar>
      {shown.length === 0 ? (
        <Empty>{contentCopy.nothing(kind)}</Empty>
      ) : (
        <Rows ref={rows}>
          {shown.map((item) => (
            <ItemRow key={item.number}>
              <ItemLink to={addressOfItem(item)}>
                {contentCopy.item(item.kind, item.number)}: {item.title}
              </ItemLink>
              {keptEdit(item) ? <StateChip tone="caution">{contentCopy.unsaved.is}</StateChip> : null}
              {item.hasDraft ? <StateChip tone="caution">{contentCopy.draft.chip}</StateChip> : null}
              {item.isEdited ? <StateChip tone="done">{contentCopy.edited}</StateChip> : null}
            </ItemRow>
          ))}
        </Rows>
      )}
    </>
  );
}

/** The whole row opens the text: its link covers it. */
const ItemRow = styled(Row)`
  position: relative;
  padding-block: 4px;

  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  /* The states stand together at the end. */
  margin-inline-end: auto;
  color: inherit;
  font-weight: 500;
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 12px;
  }
`;
