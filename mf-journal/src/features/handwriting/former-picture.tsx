import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { pictureOnSheet, sheetPaper } from '../../ink/sheet-look.ts';
import { recognitionCopy } from '../../copy/recognition.es.ts';

interface FormerPictureProps {
  readonly label: string;
  readonly src: string;
  readonly onSetAside: (() => void) | undefined;
}

/** A drawing of which only the picture is left (D41): it can be read, and set aside for a new sheet. */
export function FormerPicture({ label, src, onSetAside }: FormerPictureProps) {
  return (
    <figure>
      <Sheet>
        <Picture src={src} alt={recognitionCopy.former.alt(label)} />
      </Sheet>
      <Caption>
        {recognitionCopy.former.title}
        {onSetAside ? (
          <span>
            <Button $variant="quiet" onClick={onSetAside}>
              {recognitionCopy.former.newSheet}
            </Button>
            {recognitionCopy.former.newSheetHint}
          </span>
        ) : null}
      </Caption>
    </figure>
  );
}

const Sheet = styled.div`
  ${sheetPaper}
  overflow: hidden;
  border-radius: var(--radius-field);
  box-shadow: 0 0 0 1.5px var(--line-strong);
`;

const Picture = styled.img`
  ${pictureOnSheet}
  display: block;
  width: 100%;
  height: auto;
`;

const Caption = styled.figcaption`
  display: grid;
  gap: 4px;
  padding-top: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
