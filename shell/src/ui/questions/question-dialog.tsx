import type { Question } from '@app/shared-ui/host';
import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { useReturnFocus } from '@app/shared-ui/components/use-return-focus';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';

interface QuestionDialogProps {
  readonly question: Question;
  /** An alert has one button, a confirmation two. */
  readonly kind: 'alert' | 'confirm';
  readonly onAnswer: (confirmed: boolean) => void;
}

/** The specification's 'alert' and 'confirmation': a dialog with the exact text (D26). */
export function QuestionDialog({ question, kind, onAnswer }: QuestionDialogProps) {
  const returnFocus = useReturnFocus(true);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        <Overlay />
        <Content {...returnFocus}>
          <Title $hidden={!question.title}>{question.title ?? signedInCopy.question[kind]}</Title>
          <Text>{question.text}</Text>
          <Actions>
            {kind === 'confirm' ? (
              <AlertDialog.Cancel asChild>
                <Button $variant="quiet">{question.cancelLabel ?? signedInCopy.question.cancel}</Button>
              </AlertDialog.Cancel>
            ) : null}
            <AlertDialog.Action asChild>
              <Button
                $variant={question.destructive ? 'danger' : 'filled'}
                onClick={(event) => (isPressedTwice(event) ? event.preventDefault() : onAnswer(true))}
              >
                {question.confirmLabel ?? signedInCopy.question.accept}
              </Button>
            </AlertDialog.Action>
          </Actions>
        </Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** The second press of a double click was meant for what was there before: another question, or the control that asked this one. */
const isPressedTwice = ({ detail }: MouseEvent): boolean => detail > 1;

const Overlay = styled(AlertDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
`;

const Content = styled(AlertDialog.Content)`
  position: fixed;
  inset: auto 0 0;
  z-index: 51;
  padding: 28px 24px calc(24px + env(safe-area-inset-bottom));
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  /* As in the dialog of shared-ui: pressed in its first frame it would be closed to the pointer still. */
  pointer-events: auto;

  ${media.desktop} {
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    width: min(460px, calc(100vw - 48px));
    border-radius: var(--radius-card);
  }
`;

const Title = styled(AlertDialog.Title)<{ readonly $hidden: boolean }>`
  margin: 0 0 8px;
  font: 500 1.375rem / 1.25 var(--font-serif);
  ${({ $hidden }) => ($hidden ? outOfSight : '')}
`;

const Text = styled(AlertDialog.Description)`
  margin: 0;
`;

const Actions = styled(DialogActions)`
  margin-top: 24px;
`;
