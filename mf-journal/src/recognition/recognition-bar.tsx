import { ScanText } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SteadyButton } from '../components/steady-button.tsx';
import { recognitionCopy } from '../copy/recognition.es.ts';
import type { RecognitionLanguage } from './ocr-result.ts';
import { ReadingHelp } from './reading-help.tsx';
import type { RecognitionWork } from './use-recognition.ts';

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
      <ReadingHelp language={language} onLanguageChange={onLanguageChange} isBusy={work !== undefined} />
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
