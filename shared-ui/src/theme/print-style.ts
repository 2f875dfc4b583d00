import { css } from 'styled-components';

/**
 * On paper: what is open, whole, and nothing else. `data-print` marks what a page prints instead of itself, `data-screen-only` what has no
 * use on paper. Dialogs lie in the body, the one in front last.
 */
export const printStyle = css`
  @page booklet {
    size: A5;
    margin: 16mm 14mm;
  }

  @media print {
    body:has(> [data-print]) > :not([data-print]),
    body:has(> [role='dialog']) > :not([role='dialog'], [data-print]),
    body > [role='dialog']:has(~ [role='dialog']),
    [data-screen-only],
    [role='search'],
    [role='tablist'],
    select,
    button:not(:has(h1, h2, h3, h4, p, time, img, canvas), :is(h1, h2, h3, h4, td, [role='gridcell']) *) {
      display: none !important;
    }

    :root,
    body {
      position: static !important;
      overflow: visible !important;
      background: #fff !important;
    }

    /* All of its text, and not the part that was in its window. */
    body > [role='dialog'],
    body > [role='dialog'] > :not([data-screen-only]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      height: auto !important;
      max-height: none !important;
      overflow: visible !important;
      padding: 0 !important;
      translate: none !important;
      background: none !important;
      box-shadow: none !important;
      animation: none !important;
    }

    textarea {
      height: auto !important;
      field-sizing: content;
    }

    /* Ink as it was written, also at night. */
    img,
    canvas {
      filter: none !important;
      mix-blend-mode: normal !important;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
    }

    img,
    canvas,
    svg {
      break-inside: avoid;
    }
  }
`;
