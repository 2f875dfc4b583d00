import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';
import { standInFaces } from './stand-in-fonts.ts';

/** Served by the product itself, Latin letters only. The shell's page preloads both files. */
export const FontFaces = createGlobalStyle`
  @font-face {
    font-family: 'Fraunces Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 100 900;
    src: url('${fraunces}') format('woff2');
  }

  @font-face {
    font-family: 'Figtree Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 300 900;
    src: url('${figtree}') format('woff2');
  }
  ${standInFaces}
`;
