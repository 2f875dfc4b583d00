import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { onItsSide } from '../ink/sheet-look.ts';

interface TakenNoteProps {
  readonly text: string | undefined;
  readonly onSee: () => void;
}

/** The words that were just taken; and, while there are any, the way to where they are: below what is in sight. */
export const TakenNote = ({ text, onSee }: TakenNoteProps) => (
  <Note>
    {text === undefined ? null : <span lang="es">«{text}»</span>}
    <Button $variant="quiet" onClick={onSee}>
      {recognitionCopy.seeText}
    </Button>
  </Note>
);

/** Nothing could be read: what becomes of the sheet, and where help is. */
export const MissedNote = () => <Note as="p">{recognitionCopy.missed}</Note>;

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  ${onItsSide} {
    /* In the narrow column of the tools. */
    flex-direction: column;
  }

  span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button {
    flex: none;
    min-height: 44px;
    padding: 8px 14px;
    font-size: inherit;
  }
`;
