import { LazyInViewport } from '@app/shared-ui/loading/lazy-in-viewport';
import { styled } from 'styled-components';
import { useDrawings } from '../../entries/use-drawings.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '../../ink/ink.ts';
import { pictureOnSheet, ruledSheet, sheetPaper } from '../../ink/sheet-look.ts';

/** What was written by hand, on the card of its entry; read from the device only once it comes near the window. */
export function InkThumb({ drawing }: { readonly drawing: string }) {
  return (
    <Sheet aria-hidden="true">
      <LazyInViewport>
        <Picture drawing={drawing} />
      </LazyInViewport>
    </Sheet>
  );
}

function Picture({ drawing }: { readonly drawing: string }) {
  const { shown } = useDrawings([drawing]);
  return shown.map(({ id, src }) => <img key={id} src={src} alt="" />);
}

/** The place is kept before the picture comes. */
const Sheet = styled.div`
  ${sheetPaper}
  ${ruledSheet}
  aspect-ratio: ${CANVAS_WIDTH} / ${CANVAS_HEIGHT};
  max-width: 480px;
  overflow: hidden;
  border-radius: 10px;
  box-shadow: 0 0 0 1px var(--line);
  /* The card's own button lies below it. */
  pointer-events: none;

  img {
    ${pictureOnSheet}
    display: block;
    width: 100%;
    height: 100%;
    /* The first of its sheets. */
    object-fit: cover;
    object-position: top;
  }
`;
