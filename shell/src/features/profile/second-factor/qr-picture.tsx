import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Quiet zone in modules, as the standard demands. */
const BORDER = 4;

/** A QR code, dark on light in the dark theme too: most cameras read no other. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={squares.join('')} fill="black" />
    </Picture>
  );
}

const Picture = styled.svg`
  width: 100%;
  max-width: 240px;
  justify-self: center;
  border-radius: 12px;
  forced-color-adjust: none;
`;
