import { Card } from '@app/shared-ui/components/card';
import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { ChallengesOfDay } from '../../challenges/challenge-of-day.tsx';
import { CheckRow } from '../../components/check-row.tsx';
import { IconPicker } from '../../components/icon-picker.tsx';
import { LiveTextField } from '../../components/live-text-field.tsx';
import { MoodWordPlace } from '../../components/mood-word-place.tsx';
import { MoodWords } from '../../components/mood-words.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { useFocusInside } from '../../components/use-focus-inside.ts';
import { dayCopy as copy } from '../../copy/day.es.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useToday } from '@app/shared-ui/dates/use-today';
import { emotionQuestion } from '../../components/emotion-question.ts';
import { useDay } from '../../days/use-day.ts';

/** The page of one day (2§2.12). Everything on it is saved while the user edits. */
export function DayView({ day }: { readonly day: DayKey }) {
  const { documents } = useHost();
  const today = useToday();
  const { emotion, icon, isSacred, selfCareChecked } = useDay(day);
  const cameBack = useStoredDocument('day', day)?.cameBack ?? false;
  const { isInside: isNaming, listeners } = useFocusInside();
  const words = useRef<HTMLDivElement>(null);
  const set = (field: string, value: string | boolean | null) => void documents.set('day', day, { [field]: { value } });

  return (
    <Sheet>
      {cameBack ? <Note role="status">{copy.cameBack}</Note> : null}
      <Sections>
        <Card as="section">
          <Title>{copy.card}</Title>
          <Fields>
            <div {...listeners}>
              <LiveTextField
                kind="day"
                documentKey={day}
                field="emotion"
                label={emotionQuestion(day, today)}
                placeholder={copy.emotionHint}
              />
            </div>
            <MoodWords ref={words} value={emotion} onChoose={(word) => set('emotion', word)} />
            {isNaming ? null : <MoodWordPlace word={emotion} onPlaced={() => words.current?.focus()} />}
            <IconPicker legend={copy.icon} value={icon} onChange={(next) => set('icon', next)} />
            <LiveTextField
              kind="day"
              documentKey={day}
              field="intention"
              label={copy.intention}
              placeholder={copy.intentionHint}
              rows={2}
            />
            <LiveTextField
              kind="day"
              documentKey={day}
              field="note"
              label={copy.note}
              placeholder={copy.noteHint}
              rows={2}
            />
            <div>
              <CheckRow label={copy.sacred} checked={isSacred} onChange={(checked) => set('isSacred', checked)} />
              <CheckRow
                label={copy.selfCare}
                checked={selfCareChecked}
                onChange={(checked) => set('selfCareChecked', checked)}
              />
            </div>
          </Fields>
        </Card>
        <Column>
          <Card as="section">
            <Title>{copy.writing}</Title>
            <LiveTextField
              kind="day"
              documentKey={day}
              field="journalEntry"
              label={copy.journal}
              placeholder={copy.journalHint}
              rows={10}
            />
          </Card>
          <ChallengesOfDay day={day} />
        </Column>
      </Sections>
      <Floating>
        <SaveState kind="day" documentKey={day} />
      </Floating>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  gap: 20px;
`;

const Title = styled.h3`
  font-size: 1.25rem;
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

const leave = keyframes`
  to { opacity: 0; }
`;

/**
 * Always in view while the user writes; above the bottom bar of a phone. It lies over what the user does there: presses go through it, and
 * once all is well it goes away.
 */
const Floating = styled.div`
  position: sticky;
  bottom: calc(76px + env(safe-area-inset-bottom));
  justify-self: end;
  max-width: min(100%, 64ch);
  padding: 4px 14px;
  /* Round while it has one line. */
  border-radius: var(--radius-field);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  pointer-events: none;

  &:has(p:empty) {
    visibility: hidden;
  }

  &:has([data-state='synced']) {
    animation: ${leave} 0.4s 3s ease-in forwards;
  }

  ${media.desktop} {
    bottom: 16px;
  }
`;

const Note = styled.p`
  padding: 12px 16px;
  border-radius: var(--radius-field);
  background: var(--accent-soft);
`;
