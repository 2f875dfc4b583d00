import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { CANVAS_HEIGHT, CANVAS_WIDTH } from './ink.ts';
import type { InkBox } from './ink-box.ts';
import { pictureOnSheet, ruledSheet, sheetPaper } from './sheet-look.ts';

interface ShownPartProps {
  readonly src: string;
  readonly alt: string;
  readonly part: InkBox;
  /** Of the whole drawing, in canvas units. */
  readonly height: number;
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A part of a drawing on the ruled paper that it was written on, as wide as its place. */
export function ShownPart({ src, alt, part, height }: ShownPartProps) {
  const whole: CSSProperties & Record<'--sheets', number> = {
    '--sheets': height / CANVAS_HEIGHT,
    width: share(CANVAS_WIDTH, part.width),
    left: share(-part.x, part.width),
    top: share(-part.y, part.height),
  };
  return (
    <Part style={{ aspectRatio: `${part.width} / ${part.height}` }}>
      <Whole style={whole}>
        <img src={src} alt={alt} width={CANVAS_WIDTH} height={height} />
      </Whole>
    </Part>
  );
}

const Part = styled.span`
  ${sheetPaper}
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
`;

const Whole = styled.span`
  ${ruledSheet}
  position: absolute;

  img {
    ${pictureOnSheet}
    display: block;
    width: 100%;
    height: auto;
  }
`;
