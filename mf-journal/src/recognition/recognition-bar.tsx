import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { ScanText } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { SteadyButton } from '../components/steady-button.tsx';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { throughAWindow } from '../ink/sheet-look.ts';
import type { RecognitionWork } from './use-recognition.ts';

interface RecognitionBarProps {
  /** There is something to be read. */
  readonly hasInk: boolean;
  /** What was read waits for the user. */
  readonly isRead: boolean;
  readonly work: RecognitionWork | undefined;
  readonly onRead: () => void;
  /** As it becomes true. */
  readonly takesFocus: boolean;
  /** What came of it, below. */
  readonly note: ReactNode;
  /** What else can be done with a written sheet. */
  readonly children?: ReactNode;
}

/** The button that starts recognition, and its progress. On a blank sheet it is quiet: the next thing is to write. */
export function RecognitionBar({ hasInk, isRead, work, onRead, takesFocus, note, children }: RecognitionBarProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <Bar>
        <SteadyButton
          ref={button}
          $variant={hasInk ? 'soft' : 'quiet'}
          style={hasInk ? undefined : { color: 'var(--ink-soft)' }}
          aria-describedby={hasInk ? undefined : id}
          isIdle={work !== undefined || isRead}
          onClick={onRead}
        >
          <ScanText aria-hidden size={18} />
          {recognitionCopy.recognise}
        </SteadyButton>
        {hasInk ? null : <VisuallyHidden id={id}>{recognitionCopy.needsInk}</VisuallyHidden>}
        {children}
      </Bar>
      {work ? <Progress {...work} /> : note}
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

  ${throughAWindow} {
    gap: 4px;

    button {
      padding-inline: 12px;
    }
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
