import { Search, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { styled } from 'styled-components';
import { searchCopy } from '../copy/search.es.ts';
import { editable, unkept } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange' | 'value'> {
  /** Its name and its placeholder. */
  readonly label: string;
  readonly value?: string;
  readonly onText: (text: string) => void;
}

/** Where one types what a list is searched for; in a `SearchBar`. */
export function SearchField({ label, value, onText, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <Place>
      <Search aria-hidden size={18} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        placeholder={label}
        aria-label={label}
        {...unkept}
        {...(value === undefined ? {} : { value })}
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
      {value ? (
        <Clear type="button" aria-label={searchCopy.clear} onClick={clear}>
          <X aria-hidden size={18} />
        </Clear>
      ) : null}
    </Place>
  );
}

/** Search and filters of a list, side by side where there is room. */
export const SearchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  input {
    ${editable}
  }

  select {
    flex: 1 1 150px;
    min-width: 0;
    max-width: 280px;

    /* Two side by side would cut their words. */
    @media (max-width: 479px) {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

const Place = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 280px;

  > svg {
    position: absolute;
    top: 16px;
    left: 14px;
    color: var(--ink-soft);
    pointer-events: none;
  }

  && input {
    padding-right: 48px;
    padding-left: 42px;

    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 3px;
  right: 3px;
`;
