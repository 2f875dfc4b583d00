import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { editable, unkept } from './field.tsx';

interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  /** Its name and its placeholder. */
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** Where one types what a list is searched for; in a `SearchBar`. */
export function SearchField({ label, onText, ...input }: SearchFieldProps) {
  return (
    <Labelled>
      <Search aria-hidden size={18} />
      <input
        type="search"
        enterKeyHint="search"
        placeholder={label}
        aria-label={label}
        {...unkept}
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
    </Labelled>
  );
}

/** Search and filters of a list, side by side where there is room. */
export const SearchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  select,
  input {
    ${editable}
  }

  select {
    flex: 1 1 150px;
    min-width: 0;
    max-width: 280px;
  }
`;

const Labelled = styled.label`
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

  && input {
    padding-left: 42px;
  }
`;
