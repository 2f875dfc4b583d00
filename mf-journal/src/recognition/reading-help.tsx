import { Select } from '@app/shared-ui/components/select';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEscape } from '../components/use-escape.ts';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { RECOGNITION_LANGUAGES, type RecognitionLanguage } from './ocr-result.ts';

interface ReadingHelpProps {
  readonly language: RecognitionLanguage;
  readonly onLanguageChange: (language: RecognitionLanguage) => void;
  /** The language that is being read cannot change. */
  readonly isBusy: boolean;
}

/** Folded, what few need: the language, and what is read well. */
export function ReadingHelp({ language, onLanguageChange, isBusy }: ReadingHelpProps) {
  const id = useId();
  const help = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEscape(isOpen, help, () => {
    setIsOpen(false);
    summary.current?.focus();
  });
  return (
    <Help ref={help} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary ref={summary}>{recognitionCopy.help.title}</summary>
      <Language>
        <label htmlFor={id}>{recognitionCopy.language}</label>
        <Select
          id={id}
          value={language}
          disabled={isBusy}
          onChange={(event) =>
            onLanguageChange(RECOGNITION_LANGUAGES.find((known) => known === event.target.value) ?? 'spa')
          }
        >
          {RECOGNITION_LANGUAGES.map((known) => (
            <option key={known} value={known}>
              {recognitionCopy.languages[known]}
            </option>
          ))}
        </Select>
      </Language>
      <ul>
        {recognitionCopy.help.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Help>
  );
}

const Language = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-size: 0.9375rem;

  select {
    flex: 0 1 220px;
    min-height: 44px;
    padding-block: 6px;
    font-size: inherit;
  }
`;

const Help = styled.details`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: 0.9375rem;

  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 48px;
    color: var(--accent);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: 6px;
    margin: 8px 0;
    padding-left: 20px;
  }
`;
