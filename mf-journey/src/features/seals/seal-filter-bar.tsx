import { BLOCKS } from '@app/contract/programme';
import { Search } from 'lucide-react';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { sealsCopy } from '../../copy/seals.es.ts';
import { parseBlockFilter, type SealFilters } from './filter-seals.ts';

const STATUSES = ['all', 'unlocked', 'in_progress', 'locked'] as const;

interface SealFilterBarProps {
  readonly filters: SealFilters;
  readonly onChange: (filters: SealFilters) => void;
}

export function SealFilterBar({ filters, onChange }: SealFilterBarProps) {
  return (
    <Bar role="search">
      <SearchField>
        <Search aria-hidden size={18} />
        <input
          type="search"
          placeholder={sealsCopy.search}
          aria-label={sealsCopy.search}
          value={filters.text}
          onChange={(event) => onChange({ ...filters, text: event.target.value })}
        />
      </SearchField>
      <select
        aria-label={sealsCopy.status.label}
        value={filters.status}
        onChange={(event) =>
          onChange({ ...filters, status: STATUSES.find((status) => status === event.target.value) ?? 'all' })
        }
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {sealsCopy.status[status]}
          </option>
        ))}
      </select>
      <select
        aria-label={sealsCopy.block.label}
        value={filters.block}
        onChange={(event) => onChange({ ...filters, block: parseBlockFilter(event.target.value) })}
      >
        <option value="all">{sealsCopy.block.all}</option>
        {Array.from({ length: BLOCKS }, (_, i) => (
          <option key={i + 1} value={i + 1}>
            {sealsCopy.block.one(i + 1)}
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
    min-height: 48px;
    padding: 8px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-field);
    background: var(--surface-raised);
    color: var(--ink);
  }

  select {
    flex: 1 1 140px;
    min-width: 0;

    ${media.desktop} {
      max-width: 240px;
    }
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
