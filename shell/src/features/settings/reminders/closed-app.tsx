import type { Reminders } from '@app/contract/reminders';
import { useId } from 'react';
import { styled } from 'styled-components';
import { remindersCopy } from '../../../copy/reminders.es.ts';
import { SwitchRow } from '../switch-row.tsx';
import { pushSupport } from './push-here.ts';
import { useMailSwitch, usePushSwitch, useReminders } from './use-reminders.ts';

const { closed: copy } = remindersCopy;

/** How the reminder comes while the app is closed: to this device, or by mail. */
export function ClosedApp() {
  const titleId = useId();
  const reminders = useReminders();
  const setMail = useMailSwitch();
  if (!reminders) return null;
  return (
    <Group role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <HereRow reminders={reminders} />
      <SwitchRow label={copy.mail} hint={copy.mailHint} checked={reminders.byMail} onChange={setMail} />
    </Group>
  );
}

function HereRow({ reminders: { pushKey, isPushedHere, devices } }: { readonly reminders: Reminders }) {
  const setPush = usePushSwitch(pushKey);
  const support = pushSupport();
  const others = devices - (isPushedHere ? 1 : 0);
  return (
    <div>
      {support === 'possible' ? (
        <SwitchRow label={copy.here} hint={copy.hereHint} checked={isPushedHere} onChange={setPush} />
      ) : (
        <Soft>{copy[support]}</Soft>
      )}
      {others > 0 ? <Soft>{copy.others(others)}</Soft> : null}
    </div>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  h3 {
    font: inherit;
    font-weight: 600;
  }
`;

const Soft = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
