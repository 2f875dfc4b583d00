import type { ChallengeCard } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { isDayKey } from '@app/shared-ui/dates/day-key';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { lastDay, today } from './challenge-plan.ts';

interface StartDialogProps {
  readonly challenge: Pick<ChallengeCard, 'title' | 'daysCount'>;
  /** The current start, if the challenge is in the calendar already. */
  readonly startDate: string | undefined;
  readonly onChoose: (startDate: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks the user when a challenge begins. */
export function StartDialog({ challenge, startDate, onChoose, onClose }: StartDialogProps) {
  const { daysCount, title } = challenge;
  const [date, setDate] = useState(startDate ?? today());
  const [error, setError] = useState<string>();
  // As it was opened: while it closes, the challenge is in the calendar already.
  const [isMove] = useState(startDate !== undefined);
  // A year of two digits is one of the first century to the browser's field.
  const isDay = isDayKey(date);
  const choose = async () => {
    if (!isDay) return setError(copy.dialog.noDate);
    try {
      await onChoose(date);
      return onClose();
    } catch {
      return setError(copy.dialog.failed);
    }
  };
  return (
    <Dialog open title={isMove ? copy.changeDate : copy.add} description={title} onOpenChange={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void choose();
        }}
      >
        <p>{isMove ? copy.dialog.move : copy.dialog.text(daysCount)}</p>
        <TextField
          label={copy.dialog.date}
          type="date"
          required
          value={date}
          hint={isDay && daysCount > 1 ? copy.dialog.ends(lastDay(date, daysCount)) : undefined}
          error={error}
          onChange={(event) => setDate(event.target.value)}
        />
        <Button type="submit">{isMove ? copy.dialog.confirmMove : copy.dialog.confirm}</Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 4px;
`;
