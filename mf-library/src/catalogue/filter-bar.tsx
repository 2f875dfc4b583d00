import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Select } from '@app/shared-ui/components/select';
import { media } from '@app/shared-ui/theme/media';
import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import type { ItemKind } from '../queries/use-saved-items.ts';
import type { KindOption } from './catalogue.ts';
import { ALL_KINDS, type Filters } from './filters.ts';
import { TagPicker } from './tag-picker.tsx';
import { Toggle } from './toggle.tsx';

interface FilterBarProps {
  readonly catalogue: {
    readonly shelfKind: ItemKind;
    readonly search: string;
    readonly kindLabel: string;
    readonly kinds: readonly KindOption[];
    readonly tagsLabel: string;
  };
  readonly tags: readonly string[];
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
  /** Called when a control loses the focus, and on submit: pending filters can be written into the address. */
  readonly onLeave: () => void;
}

export function FilterBar({ catalogue, tags, filters, onChange, onLeave }: FilterBarProps) {
  const { search, kinds, kindLabel, tagsLabel, shelfKind } = catalogue;
  const handleSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <SearchBar as="form" role="search" onSubmit={handleSubmit} onBlur={onLeave}>
      <SearchField label={search} value={filters.text} onText={(text) => onChange({ text })} />
      <Choices>
        <Select
          aria-label={kindLabel}
          value={kinds.some(({ value }) => value === filters.kind) ? filters.kind : ALL_KINDS}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Toggle type="button" aria-pressed={filters.isSaved} onClick={() => onChange({ isSaved: !filters.isSaved })}>
          <Bookmark aria-hidden size={16} fill={filters.isSaved ? 'currentColor' : 'none'} />
          {libraryCopy.saved.filter[shelfKind]}
        </Toggle>
        <TagPicker label={tagsLabel} tags={tags} chosen={filters.tags} onChange={onChange} />
      </Choices>
    </SearchBar>
  );
}

/** On a phone one line below the search, which the thumb pushes aside and whose end fades: so that it is seen to go on. */
const Choices = styled.div`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin: 0 calc(-1 * var(--page-gutter));
  padding: 4px var(--page-gutter);
  overflow-x: auto;
  mask-image: linear-gradient(to left, transparent, #000 28px);
  scrollbar-width: none;

  && select {
    flex: none;
    width: auto;
    max-width: min(13rem, 70vw);
  }

  ${media.desktop} {
    display: contents;

    && select {
      flex: 1 1 150px;
      max-width: 280px;
    }
  }
`;
