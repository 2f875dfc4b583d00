import { createGlobalStyle, css } from 'styled-components';
import { media } from './media.ts';
import { printStyle } from './print-style.ts';
import { standInsOf } from './stand-in-fonts.ts';

/** Light: good paper in morning light. */
const light = css`
  color-scheme: light;
  --paper: oklch(97.6% 0.012 75);
  --surface-raised: oklch(99.2% 0.006 75);
  --surface-sunken: oklch(94.6% 0.016 68);
  --ink: oklch(28% 0.04 340);
  --ink-soft: oklch(45% 0.03 340);
  --line: oklch(86% 0.02 60);
  --line-strong: oklch(60% 0.03 340);
  --accent: oklch(47% 0.125 358);
  --accent-hover: oklch(42% 0.125 358);
  --accent-soft: oklch(93% 0.03 358);
  --on-accent: oklch(98.5% 0.01 75);
  --positive: oklch(46% 0.09 155);
  --danger: oklch(47% 0.15 27);
  --danger-soft: oklch(94% 0.03 27);
  --focus: oklch(50% 0.16 300);
  --scrim: oklch(25% 0.04 340 / 45%);
  --shadow-card: 0 1px 2px oklch(40% 0.05 340 / 6%), 0 8px 24px oklch(40% 0.05 340 / 7%);
  --shadow-overlay: 0 12px 48px oklch(30% 0.06 340 / 22%);
  --tone-surface-lc: 94.5% 0.03;
  --tone-line-lc: 82% 0.06;
  --tone-solid-lc: 50% 0.1;
  --tone-ink-lc: 38% 0.085;
  --tone-mist-lc: 89% 0.012;
`;

/** Night is not inverted day: ink on aubergine, warm (DESIGN 7). */
const dark = css`
  color-scheme: dark;
  --paper: oklch(20.5% 0.028 335);
  --surface-raised: oklch(25.5% 0.032 335);
  --surface-sunken: oklch(17.5% 0.026 335);
  --ink: oklch(92.5% 0.016 70);
  --ink-soft: oklch(76% 0.022 50);
  --line: oklch(38% 0.03 335);
  --line-strong: oklch(62% 0.03 335);
  --accent: oklch(79% 0.095 8);
  --accent-hover: oklch(84% 0.085 8);
  --accent-soft: oklch(33% 0.055 350);
  --on-accent: oklch(22% 0.045 340);
  --positive: oklch(80% 0.1 155);
  --danger: oklch(78% 0.12 25);
  --danger-soft: oklch(32% 0.06 25);
  --focus: oklch(80% 0.12 300);
  --scrim: oklch(10% 0.02 335 / 62%);
  --shadow-card: 0 1px 2px oklch(8% 0.02 335 / 40%), 0 8px 24px oklch(8% 0.02 335 / 32%);
  --shadow-overlay: 0 12px 48px oklch(5% 0.02 335 / 60%);
  --tone-surface-lc: 29.5% 0.045;
  --tone-line-lc: 42% 0.06;
  --tone-solid-lc: 76% 0.09;
  --tone-ink-lc: 87% 0.06;
  --tone-mist-lc: 34% 0.02;
`;

/** The one set of design tokens, and the few rules that hold on every page. Only shell and mock host render it. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --font-serif: 'Fraunces Variable', ${standInsOf('Fraunces')}, Georgia, 'Times New Roman', serif;
    --font-sans: 'Figtree Variable', ${standInsOf('Figtree')}, system-ui, -apple-system, 'Segoe UI', sans-serif;
    --radius-field: 12px;
    --radius-card: 18px;
    --radius-sheet: 24px;
    /* 66ch of Figtree; in em, since a ch is another width before the letters have come. */
    --measure: 42.3em;
    --page-width: 1080px;
    --page-gutter: 20px;
  }

  :root[data-theme='dark'] {
    ${dark}

    @media print {
      ${light}
    }
  }

  [data-tone] {
    --tone-surface: oklch(var(--tone-surface-lc) var(--hue));
    --tone-line: oklch(var(--tone-line-lc) var(--hue));
    --tone-solid: oklch(var(--tone-solid-lc) var(--hue));
    --tone-ink: oklch(var(--tone-ink-lc) var(--hue));
    --tone-mist: oklch(var(--tone-mist-lc) var(--hue));
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    /* Pull-to-refresh is blocked: half-written words must not vanish with a swipe (1§2). */
    overscroll-behavior-y: contain;
  }

  /* No scrim covers the place kept for the scrollbar. */
  html:has(body[data-scroll-locked]) {
    background: linear-gradient(var(--scrim), var(--scrim)) var(--paper);
  }

  html:has(body > [data-page-dialog]) {
    background: var(--surface-raised);
  }

  body {
    min-height: 100dvh;
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 1.0625rem / 1.6 var(--font-sans);
    overscroll-behavior-y: contain;
    overflow-wrap: break-word;
    hyphens: manual;
  }

  h1, h2, h3 {
    margin: 0;
    /*
     * With text of twice the size one long word is wider than a phone: it is cut where Spanish cuts it, if the browser knows how, and must
     * not widen what surrounds it. Words of usual length stay whole.
     */
    hyphens: auto;
    hyphenate-limit-chars: 12 5 5;
    overflow-wrap: anywhere;
    font-family: var(--font-serif);
    font-weight: 500;
    line-height: 1.2;
    text-wrap: balance;
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }

  button, input, textarea, select {
    color: inherit;
    font: inherit;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  h1:focus {
    outline: none;
  }

  ::selection {
    background: var(--accent-soft);
  }

  ${media.desktop} {
    :root {
      --page-gutter: 32px;
    }
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* None: a very short one would take a change of theme through the page level by level. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${printStyle}
`;
