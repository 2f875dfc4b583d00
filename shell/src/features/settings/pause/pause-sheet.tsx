import { Button } from '@app/shared-ui/components/button';
import { Field } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dayText } from '@app/shared-ui/dates/day-text';
import { plusDays } from '@app/shared-ui/dates/day-key';
import { useToday } from '@app/shared-ui/dates/use-today';
import { pauseState } from './pause-state.ts';
import { useSettings } from '../../../session/use-settings.ts';
import { FoldedSheet } from '../folded-sheet.tsx';
import { settingsCopy } from '../../../copy/settings.es.ts';
import { SETTINGS_TOAST_MS } from '../setting-row.tsx';
import { useSuccessor } from '../use-successor.ts';

const { pause: copy } = settingsCopy;

/** 'Pausar mi camino': reminders and mails stop, nothing is lost, and the user resumes at any time. */
export function PauseSheet() {
  const { showToast } = useHost();
  const { settings, save } = useSettings();
  const [days, setDays] = useState<number>(copy.lengths[0].days);
  const today = useToday();
  const state = pauseState(settings.pausedUntil, today);
  const { successor, notePress } = useSuccessor(state);

  const setPause = (until: string | null) => {
    notePress();
    void save({ pausedUntil: until });
    const description = until ? copy.started(dayText(until)) : copy.resumed;
    showToast({ title: settingsCopy.saved, description, durationMs: SETTINGS_TOAST_MS });
  };

  const { pausedUntil } = settings;
  return (
    <FoldedSheet title={copy.title} state={state === 'paused' ? copy.stateOn : undefined}>
      {state !== 'none' && pausedUntil ? (
        <>
          <p>{state === 'paused' ? copy.running(dayText(pausedUntil)) : copy.over}</p>
          {state === 'paused' ? <p>{copy.runningText}</p> : null}
          <Button ref={successor} $variant="soft" onClick={() => setPause(null)}>
            {copy.resume}
          </Button>
        </>
      ) : (
        <>
          <p>{copy.text}</p>
          <Choice>
            <Field label={copy.choose}>
              {(attributes) => (
                <Select {...attributes} value={days} onChange={(event) => setDays(Number(event.target.value))}>
                  {copy.lengths.map((length) => (
                    <option key={length.days} value={length.days}>
                      {length.label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button ref={successor} $variant="soft" onClick={() => setPause(plusDays(today, days))}>
              {copy.start}
            </Button>
          </Choice>
        </>
      )}
    </FoldedSheet>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  > :first-child {
    flex: 0 1 220px;
  }
`;
