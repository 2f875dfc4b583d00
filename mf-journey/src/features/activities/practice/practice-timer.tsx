import type { BodyOfKind } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { QuietRoom } from '../quiet/quiet-room.tsx';
import { clockFace, cueAt } from './practice-clock.ts';
import { usePractice } from './use-practice.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface PracticeTimerProps extends Pick<BodyOfKind<'practice'>, 'seconds' | 'cues'> {
  /** What to notice; shown before and after the practice. */
  readonly notice?: string;
  readonly blockId: number;
}

/** In pixels, of the ring in the card and of the one that has the screen to itself. */
const RING = { card: 208, room: 272 } as const;

/**
 * A timer of three minutes, which has the screen to itself from its beginning until it is closed there: it goes on in the card. With cues on
 * the way, a bell at the end where the user has sounds switched on (settings), pause, and an end at any moment. It completes nothing.
 */
export function PracticeTimer({ seconds, cues, notice, blockId }: PracticeTimerProps) {
  const copy = activitiesCopy.practice;
  const { soundsOn } = useHost();
  const { status, livedMs, remainingMs, start, pause, end, restart } = usePractice(seconds, soundsOn);
  const [isInRoom, setIsInRoom] = useState(false);
  useWakeLock(status === 'running');
  const words = {
    ready: copy.ready,
    running: cueAt(cues, livedMs / 1000) ?? '',
    paused: copy.paused,
    finished: copy.finished,
    ended: copy.ended,
  }[status];
  const begin = () => {
    start();
    setIsInRoom(true);
  };
  const isUnderWay = status === 'running' || status === 'paused';
  const endEarly = ({ currentTarget }: React.MouseEvent<HTMLButtonElement>) => {
    // It goes with the press: the main one beside it has the focus, or has it once the screen is closed.
    currentTarget.parentElement?.querySelector('button')?.focus();
    end();
    setIsInRoom(false);
  };
  const drawRing = (size: number) => (
    <ProgressRing percent={(livedMs / (seconds * 1000)) * 100} size={size}>
      <Face role="timer" aria-label={copy.timer}>
        {clockFace(remainingMs)}
      </Face>
    </ProgressRing>
  );
  const main = {
    ready: { name: copy.start, act: begin, Icon: Play },
    running: { name: copy.pause, act: pause, Icon: Pause },
    paused: { name: copy.resume, act: start, Icon: Play },
    finished: { name: copy.restart, act: restart, Icon: RotateCcw },
    ended: { name: copy.restart, act: restart, Icon: RotateCcw },
  }[status];
  const buttons = (
    <>
      {/* One and the same in every state: it keeps the focus, and has it again once the screen is closed. */}
      <Button $variant={main.act === restart ? 'quiet' : 'soft'} onClick={main.act}>
        <main.Icon aria-hidden size={18} />
        {main.name}
      </Button>
      {isUnderWay ? (
        <Button $variant="quiet" onClick={endEarly}>
          <Square aria-hidden size={16} />
          {copy.end}
        </Button>
      ) : null}
    </>
  );
  return (
    <Place aria-label={copy.title} data-running={status === 'running' || undefined}>
      {drawRing(RING.card)}
      <Words aria-live="polite">{words}</Words>
      <Buttons>
        {buttons}
        <QuietRoom title={copy.title} blockId={blockId} isOpen={isInRoom} onOpenChange={setIsInRoom}>
          {drawRing(RING.room)}
          <div>
            <LargeWords aria-live="polite">{words}</LargeWords>
            <Buttons>
              {status === 'finished' ? <Button onClick={() => setIsInRoom(false)}>{copy.back}</Button> : null}
              {buttons}
            </Buttons>
          </div>
        </QuietRoom>
      </Buttons>
      {main.act === restart ? null : <BellNote>{soundsOn ? copy.bell : copy.noBell}</BellNote>}
      {notice ? (
        <Notice>
          <strong>{copy.notice}</strong>
          {notice}
        </Notice>
      ) : null}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 28px 20px 20px;
  border-radius: 16px;
  background: var(--surface-sunken);
`;

const Face = styled.span`
  font: 500 3rem / 1 var(--font-serif);
  font-variant-numeric: tabular-nums lining-nums;
`;

const Words = styled.p`
  display: grid;
  place-items: center;
  max-width: 30ch;
  /* Two lines, whatever is said. */
  min-height: 3.25rem;
  font: 400 1.125rem / 1.4 var(--font-serif);
  text-align: center;
  text-wrap: balance;
`;

const LargeWords = styled(Words)`
  min-height: 6.5rem;
  margin: 0 auto 20px;
  font-size: 1.5rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const BellNote = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
`;

const Notice = styled.p`
  display: grid;
  gap: 2px;
  width: 100%;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  font-size: 1rem;

  strong {
    color: var(--tone-ink);
    font-size: 0.875rem;
  }
`;
