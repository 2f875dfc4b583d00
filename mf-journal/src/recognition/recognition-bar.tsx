import { ScanText } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { SteadyButton } from '../components/steady-button.tsx';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { RECOGNITION_LANGUAGES, type RecognitionLanguage } from './ocr-result.ts';
import type { RecognitionWork } from './use-recognition.ts';
import { Select } from '@app/shared-ui/components/select';

interface RecognitionBarProps {
  readonly language: RecognitionLanguage;
  readonly onLanguageChange: (language: RecognitionLanguage) => void;
  readonly work: RecognitionWork | undefined;
  readonly onRead: () => void;
  /** As it appears. */
  readonly takesFocus: boolean;
  /** What else can be done with a written sheet. */
  readonly children?: ReactNode;
}

/** The button that starts recognition and its progress; folded, what few need: the language, and what is read well. */
export function RecognitionBar({
  language,
  onLanguageChange,
  work,
  onRead,
  takesFocus,
  children,
}: RecognitionBarProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <Bar>
        <SteadyButton ref={button} $variant="soft" isIdle={work !== undefined} onClick={onRead}>
          <ScanText aria-hidden size={18} />
          {recognitionCopy.recognise}
        </SteadyButton>
        {children}
      </Bar>
      {work ? <Progress {...work} /> : null}
      <Help>
        <summary>{recognitionCopy.help.title}</summary>
        <Language>
          <label htmlFor={id}>{recognitionCopy.language}</label>
          <Select
            id={id}
            value={language}
            disabled={work !== undefined}
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
    </div>
  );
}

function Progress({ step, progress }: RecognitionWork) {
  const text = recognitionCopy[step](Math.round(progress * 100));
  return (
    <Doing>
      <progress aria-label={text} value={progress} max={1} />
      <span aria-hidden>{text}</span>
    </Doing>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
`;

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

const Doing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  padding-top: 10px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  progress {
    width: min(100%, 220px);
    height: 8px;
    accent-color: var(--accent);
  }
`;

const Help = styled.details`
  max-width: var(--measure);
  margin: 4px auto 0;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 44px;
    margin: 0 auto;
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
