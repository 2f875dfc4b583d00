import type { Reminders } from '@app/contract/reminders';
import { Switch } from '@app/shared-ui/components/switch';
import { useId } from 'react';
import { styled } from 'styled-components';
import { remindersCopy } from '../../../copy/reminders.es.ts';
import { pushSupport } from './push-here.ts';
import { useMailSwitch, usePushSwitch, useReminders } from './use-reminders.ts';

const { closed: copy } = remindersCopy;

/** How the reminder comes while the app is closed: to this device, or by mail. */
export function ClosedApp() {
  const titleId = useId();
  const reminders = useReminders();
  if (!reminders) return null;
  return (
    <Group role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.title}</h3>
      <HereRow reminders={reminders} />
      <MailRow isOn={reminders.byMail} />
    </Group>
  );
}

function HereRow({ reminders: { pushKey, isPushedHere, devices } }: { readonly reminders: Reminders }) {
  const { isBusy, setPush } = usePushSwitch(pushKey);
  const support = pushSupport();
  const others = devices - (isPushedHere ? 1 : 0);
  return (
    <div>
      {support === 'possible' ? (
        <>
          <Switch label={copy.here} checked={isPushedHere} disabled={isBusy} onChange={setPush} />
          <Hint>{copy.hereHint}</Hint>
        </>
      ) : (
        <Hint>{copy[support]}</Hint>
      )}
      {others > 0 ? <Hint>{copy.others(others)}</Hint> : null}
    </div>
  );
}

function MailRow({ isOn }: { readonly isOn: boolean }) {
  const { isBusy, setMail } = useMailSwitch();
  return (
    <div>
      <Switch label={copy.mail} checked={isOn} disabled={isBusy} onChange={setMail} />
      <Hint>{copy.mailHint}</Hint>
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

/** Beside the switch's label, not below the switch. */
const Hint = styled.p`
  padding-left: 62px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
