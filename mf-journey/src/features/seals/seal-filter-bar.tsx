import { BLOCKS } from '@app/contract/programme';
import { SearchBar, SearchField } from '@app/shared-ui/components/search-bar';
import { Select } from '@app/shared-ui/components/select';
import { sealsCopy } from '../../copy/seals.es.ts';
import { parseBlockFilter, type SealFilters } from './filter-seals.ts';

const STATUSES = ['all', 'unlocked', 'in_progress', 'locked'] as const;

interface SealFilterBarProps {
  readonly filters: SealFilters;
  readonly onChange: (filters: SealFilters) => void;
}

export function SealFilterBar({ filters, onChange }: SealFilterBarProps) {
  return (
    <SearchBar role="search">
      <SearchField label={sealsCopy.search} value={filters.text} onText={(text) => onChange({ ...filters, text })} />
      <Select
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
      </Select>
      <Select
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
      </Select>
    </SearchBar>
  );
}
