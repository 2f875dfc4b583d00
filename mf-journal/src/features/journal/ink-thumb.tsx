import { LazyInViewport } from '@app/shared-ui/loading/lazy-in-viewport';
import { styled } from 'styled-components';
import { useDrawings } from '../../entries/use-drawings.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from '../../ink/ink.ts';
import { stripOf, wholeOf } from '../../ink/ink-box.ts';
import { ruledSheet, sheetPaper } from '../../ink/sheet-look.ts';
import { ShownPart } from '../../ink/shown-part.tsx';

/** The beginning of what was written by hand, on the card of its entry; read from the device only once it comes near the window. */
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
  return shown.map(({ id, src, ink, height = CANVAS_HEIGHT }) => (
    <ShownPart key={id} src={src} alt="" part={ink ? stripOf(ink, height) : wholeOf(CANVAS_HEIGHT)} height={height} />
  ));
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
`;
