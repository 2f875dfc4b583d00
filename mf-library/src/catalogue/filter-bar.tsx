import { Bookmark, Search } from 'lucide-react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import type { KindOption } from './catalogue.ts';
import { ALL_KINDS, type Filters } from './filters.ts';
import { TagPicker } from './tag-picker.tsx';
import { Toggle } from './toggle.tsx';

interface FilterBarProps {
  readonly catalogue: {
    readonly search: string;
    readonly kindLabel: string;
    readonly kinds: readonly KindOption[];
    readonly tagsLabel: string;
  };
  readonly tags: readonly string[];
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
  /** She goes on to something else: what she chose may be written into the address. */
  readonly onLeave: () => void;
}

export function FilterBar({ catalogue, tags, filters, onChange, onLeave }: FilterBarProps) {
  const { search, kinds, kindLabel, tagsLabel } = catalogue;
  const handleSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <Bar role="search" onSubmit={handleSubmit} onBlur={onLeave}>
      <Row>
        <SearchField>
          <Search aria-hidden size={18} />
          <input
            type="search"
            enterKeyHint="search"
            placeholder={search}
            aria-label={search}
            value={filters.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </SearchField>
        <select
          aria-label={kindLabel}
          value={kinds.some(({ value }) => value === filters.kind) ? filters.kind : ALL_KINDS}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Toggle type="button" aria-pressed={filters.isSaved} onClick={() => onChange({ isSaved: !filters.isSaved })}>
          <Bookmark aria-hidden size={16} fill={filters.isSaved ? 'currentColor' : 'none'} />
          {libraryCopy.saved.filter}
        </Toggle>
      </Row>
      <TagPicker label={tagsLabel} tags={tags} chosen={filters.tags} onChange={onChange} />
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: 14px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  select,
  input {
    min-height: 48px;
    padding: 8px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface-raised);
    color: var(--ink);
  }

  select {
    flex: 1 1 150px;
    max-width: 260px;
  }

  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`;

const SearchField = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 280px;

  svg {
    position: absolute;
    top: 15px;
    left: 14px;
    color: var(--ink-soft);
    pointer-events: none;
  }

  input {
    width: 100%;
    padding-left: 42px;
  }
`;
