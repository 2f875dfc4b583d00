import { TextField } from '@app/shared-ui/components/text-field';
import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ClosedApp } from './reminders/closed-app.tsx';
import { requestNotificationPermission, type NotificationState } from './reminders/notifications.ts';
import { isReminderQuiet } from '@app/contract/reminder-rule';
import type { Settings } from '../../session/settings.ts';
import { useSettings } from '../../session/use-settings.ts';
import { UsualHours } from '../../ui/usual-hours.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';
import { SETTINGS_TOAST_MS } from './setting-row.tsx';

type ClockField = 'reminderAt' | 'quietFrom' | 'quietTo';

interface ReminderFieldsProps {
  readonly permission: NotificationState;
  readonly onPermission: (permission: NotificationState) => void;
}

/** Hour of the reminder, quiet hours, and the state of the browser's permission. */
export function ReminderFields({ permission, onPermission }: ReminderFieldsProps) {
  const { notifications: copy, saved } = settingsCopy;
  const { showToast } = useHost();
  const { settings, save } = useSettings();
  const fields = useRef<HTMLDivElement>(null);
  // Shown once, quiet hours and usual ones stay for this visit: the focus may be in them when the hour goes, or comes.
  const [hasHour, setHasHour] = useState(settings.reminderAt !== null);
  if (settings.reminderAt && !hasHour) setHasHour(true);
  const [hadNone, setHadNone] = useState(settings.reminderAt === null);
  if (!settings.reminderAt && !hadNone) setHadNone(true);
  const handleSave = (changes: Partial<Pick<Settings, ClockField>>) => {
    void save(changes);
    const { reminderAt } = changes;
    const said =
      'reminderAt' in changes ? (reminderAt ? copy.hourSaved(reminderAt) : copy.hourRemoved) : copy.quietSaved;
    showToast({ title: saved, description: said, durationMs: SETTINGS_TOAST_MS });
  };
  const handleAllow = async () => {
    const answer = await requestNotificationPermission();
    onPermission(answer);
    // The button goes with an answer.
    if (answer !== 'default') fields.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <Fields ref={fields}>
        {hadNone ? (
          <UsualHours chosen={settings.reminderAt} onChoose={(reminderAt) => handleSave({ reminderAt })} />
        ) : null}
        <ClockInput
          label={copy.hour}
          hint={copy.hourHint}
          value={settings.reminderAt}
          onSave={(reminderAt) => handleSave({ reminderAt })}
        />
        {/* Hours without reminders are hours of a reminder. */}
        {hasHour ? (
          <Quiet>
            <legend>{copy.quiet}</legend>
            <ClockInput
              label={copy.quietFrom}
              value={settings.quietFrom}
              onSave={(quietFrom) => handleSave({ quietFrom })}
            />
            <ClockInput label={copy.quietTo} value={settings.quietTo} onSave={(quietTo) => handleSave({ quietTo })} />
          </Quiet>
        ) : null}
        {isReminderQuiet(settings) ? <Note role="status">{copy.isQuiet}</Note> : null}
        {settings.reminderAt && permission !== 'granted' ? (
          <Note>
            {copy.permission[permission]}
            {permission === 'default' ? (
              <Button $variant="quiet" onClick={() => void handleAllow()}>
                {copy.permission.allow}
              </Button>
            ) : null}
          </Note>
        ) : null}
      </Fields>
      {/* As wide as the other switches. */}
      {settings.reminderAt ? <ClosedApp /> : null}
    </>
  );
}

interface ClockInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | null;
  readonly onSave: (value: string | null) => void;
}

/** A time input that saves on blur, or by Enter: while the user types, the time is incomplete. It shows what another page saves. */
function ClockInput({ label, hint, value, onSave }: ClockInputProps) {
  const [draft, setDraft] = useState(value ?? '');
  const [saved, setSaved] = useState(value);
  if (saved !== value) {
    setSaved(value);
    setDraft(value ?? '');
  }
  const finish = () => {
    const next = draft === '' ? null : draft;
    if (next !== value) onSave(next);
  };
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  /* The usual hours stand in one row where they can. */
  > :not([role='group']) {
    max-width: 420px;
  }
`;

const Quiet = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr));
  gap: 4px 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 6px;
    font-weight: 600;
  }

  label {
    color: var(--ink-soft);
    font-weight: 500;
  }
`;

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-field);
  background: var(--surface-sunken);
  font-size: 0.9375rem;

  button {
    margin-left: -22px;
  }
`;
