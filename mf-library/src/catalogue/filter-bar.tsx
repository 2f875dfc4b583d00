import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Select } from '@app/shared-ui/components/select';
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
    <Bar role="search" onSubmit={handleSubmit} onBlur={onLeave}>
      <SearchBar>
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
        </Choices>
      </SearchBar>
      <TagPicker label={tagsLabel} tags={tags} chosen={filters.tags} onChange={onChange} />
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: 14px;
`;

/** On a phone below the search: side by side, or one below the other where larger text would cut the words of the first. */
const Choices = styled.div`
  display: contents;

  @media (max-width: 479px) {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 10px;

    && select {
      flex-basis: 8.5rem;
    }
  }
`;
