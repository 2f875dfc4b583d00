import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { Field } from '@app/shared-ui/components/field';
import { FormError } from '@app/shared-ui/components/form-error';
import { Dialog, useHost } from '@app/shared-ui/host';
import { NotebookPen } from 'lucide-react';
import { styled } from 'styled-components';
import { CheckRow } from '../../components/check-row.tsx';
import { IconPicker } from '../../components/icon-picker.tsx';
import { MoodWords } from '../../components/mood-words.tsx';
import { OtherVersions } from '../../components/other-versions.tsx';
import { TextArea, TextInput } from '../../components/text-controls.ts';
import { dayCopy } from '../../copy/day.es.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useToday } from '@app/shared-ui/dates/use-today';
import { media } from '@app/shared-ui/theme/media';
import { shortened } from '@app/shared-ui/text/graphemes';
import { useMedia } from '@app/shared-ui/theme/use-media';
import { emotionQuestion } from '../../components/emotion-question.ts';
import { dayTitle, fullDay } from '../../dates/day-names.ts';
import { useDayDraft } from './use-day-draft.ts';

const copy = dayCopy.dialog;

/** Characters of a feeling in a message: it may be a whole sentence. */
const SAID = 40;

interface DayDialogProps {
  readonly day: DayKey;
  readonly onClose: () => void;
  readonly onOpenDayView: () => void;
}

/** A day in short: a draft that 'Guardar' writes and 'Cancelar' drops (2§4). On a phone words come before signs. */
export function DayDialog({ day, onClose, onOpenDayView }: DayDialogProps) {
  const { confirm, showToast } = useHost();
  const today = useToday();
  // On a touch screen the keyboard would hide the words to choose from.
  const hasPointer = useMedia('(hover: hover)');
  const { draft, change, follow, isChanged, drop, save, state } = useDayDraft(day);

  /** Esc, the cross or a touch beside it may be a slip: words are not lost by one. */
  const leave = async (then: () => void) => {
    if (isChanged && !(await confirm({ ...copy.leave, destructive: true }))) return;
    drop();
    then();
  };
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    void save().then((isSaved) => {
      if (!isSaved) return;
      showToast({ title: copy.saved(shortened(draft.emotion.trim(), SAID) || fullDay(day)) });
      onClose();
    });
  };

  return (
    <Dialog open onOpenChange={() => void leave(onClose)} title={dayTitle(day)}>
      <Form onSubmit={handleSubmit}>
        <Field label={emotionQuestion(day, today)}>
          {(attributes) => (
            <TextInput
              {...attributes}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has opened the day to say how it is
              autoFocus={hasPointer}
              lang="es"
              placeholder={dayCopy.emotionHint}
              value={draft.emotion}
              onChange={(event) => change({ emotion: event.target.value })}
            />
          )}
        </Field>
        <OtherVersions
          kind="day"
          documentKey={day}
          field="emotion"
          onChosen={(answer) => follow('emotion', answer !== 'here')}
        />
        <MoodWords value={draft.emotion} onChoose={(emotion) => change({ emotion })} />
        <Field label={copy.note}>
          {(attributes) => (
            <TextArea
              {...attributes}
              lang="es"
              rows={3}
              placeholder={dayCopy.noteHint}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
        <OtherVersions
          kind="day"
          documentKey={day}
          field="note"
          onChosen={(answer) => follow('note', answer !== 'here')}
        />
        <Whole $variant="quiet" onClick={() => void leave(onOpenDayView)}>
          <NotebookPen aria-hidden size={18} />
          {copy.open}
        </Whole>
        <IconPicker legend={copy.symbol} value={draft.icon} onChange={(icon) => change({ icon })} />
        <CheckRow label={dayCopy.sacred} checked={draft.isSacred} onChange={(isSacred) => change({ isSacred })} />
        {state === 'failed' ? <FormError title={copy.failed} /> : null}
        <Actions>
          <Button
            $variant="soft"
            onClick={() => {
              drop();
              onClose();
            }}
          >
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={state === 'saving'}>
            {state === 'saving' ? copy.saving : copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
  padding-top: 8px;
`;

const Whole = styled(Button)`
  justify-self: start;
  margin-left: -14px;
  padding-inline: 14px;
`;

/** In view whatever is scrolled, down to the dialog's edge. */
const Actions = styled(DialogActions)`
  position: sticky;
  bottom: calc(-24px - env(safe-area-inset-bottom));
  margin: 0 -20px calc(-24px - env(safe-area-inset-bottom));
  padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  box-shadow: 0 -8px 12px var(--surface-raised);

  ${media.desktop} {
    bottom: -32px;
    margin: 0 -32px -32px;
    padding: 12px 32px 20px;
  }
`;
