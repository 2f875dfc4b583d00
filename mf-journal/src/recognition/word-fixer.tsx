import { type KeyboardEvent, useRef, useState } from 'react';
import { unkept } from '@app/shared-ui/components/field';
import { styled } from 'styled-components';
import { useEscape } from '../components/use-escape.ts';
import { recognitionCopy } from '../copy/recognition.es.ts';

interface WordFixerProps {
  readonly word: string;
  /** @param byKey the focus was in the word, and goes with it */
  readonly onFix: (word: string, byKey: boolean) => void;
  readonly onCancel: () => void;
}

/** A word being corrected: Enter or blur keeps the new text, Escape the old. */
export function WordFixer({ word, onFix, onCancel }: WordFixerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(word);
  useEscape(true, field, onCancel);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise the surrounding form would be submitted.
    event.preventDefault();
    onFix(text, true);
  };
  return (
    <Input
      ref={field}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just chosen this word
      autoFocus
      lang="es"
      aria-label={recognitionCopy.read.word}
      size={Math.max(4, text.length + 1)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={handleKey}
      onBlur={() => onFix(text, false)}
    />
  );
}

const Input = styled.input.attrs(unkept)`
  min-width: 0;
  max-width: 100%;
  min-height: 44px;
  padding: 4px 6px;
  border: 1.5px solid var(--line-strong);
  border-radius: 8px;
  background: var(--surface-raised);
  color: var(--ink);
  font: inherit;
`;
