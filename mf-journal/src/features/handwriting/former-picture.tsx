import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { recognitionCopy } from '../../copy/recognition.es.ts';

interface FormerPictureProps {
  readonly label: string;
  readonly src: string;
  readonly onSetAside: (() => void) | undefined;
}

/** A drawing from before strokes were kept: it can be read, and set aside for a new sheet. */
export function FormerPicture({ label, src, onSetAside }: FormerPictureProps) {
  return (
    <figure>
      <Picture src={src} alt={recognitionCopy.former.alt(label)} />
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

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: #fffdf9;
`;

const Caption = styled.figcaption`
  display: grid;
  gap: 4px;
  padding-top: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
