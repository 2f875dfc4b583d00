import { IconButton } from '@app/shared-ui/components/icon-button';
import { editable, unkept } from '@app/shared-ui/components/field';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

export function SearchField({ query, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <Frame role="search">
      <VisuallyHidden as="label" htmlFor={id}>
        {journalCopy.search.label}
      </VisuallyHidden>
      <Search aria-hidden size={19} />
      <Input
        id={id}
        type="search"
        value={query}
        placeholder={journalCopy.search.label}
        onFocus={({ currentTarget }) => {
          // The keyboard of a phone would leave no room for what is found.
          if (window.matchMedia?.(onAPhone).matches) currentTarget.scrollIntoView({ block: 'start' });
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {query === '' ? null : (
        <Clear type="button" aria-label={journalCopy.search.clear} onClick={() => onChange('')}>
          <X aria-hidden size={18} />
        </Clear>
      )}
    </Frame>
  );
}

const onAPhone = '(max-width: 767.98px)';

const Frame = styled.div`
  position: relative;
  max-width: 480px;

  & > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    color: var(--ink-soft);
    pointer-events: none;
  }
`;

const Input = styled.input.attrs(unkept)`
  ${editable}
  scroll-margin-top: 16px;
  padding-right: 52px;
  padding-left: 46px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 3px;
  right: 4px;
`;
