import { media } from '@app/shared-ui/theme/media';
import { keyframes, styled } from 'styled-components';

/** All of it within 0.9 s, by transforms and opacity alone, which the compositor animates: the page's own code has nothing to do meanwhile. */

const flood = keyframes`
  from { scale: 0.05; opacity: 0.4; }
`;

const press = keyframes`
  from { scale: 1.7; opacity: 0; rotate: -7deg; }
`;

const give = keyframes`
  50% { scale: 0.988; }
`;

const appear = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const sink = keyframes`
  from { opacity: 0; }
`;

export const Scene = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 22px;
  min-height: 100dvh;
  padding: calc(max(60px, 7dvh) + env(safe-area-inset-top)) 16px calc(28px + env(safe-area-inset-bottom));
  overflow: hidden;
  background: color-mix(in oklch, var(--tone-surface), var(--tone-line) 38%);

  ${media.reducedMotion} {
    *,
    &::before {
      animation: none !important;
    }
  }

  /* The paper of the page, which the hue covers. */
  &::before {
    position: absolute;
    inset: 0;
    background: var(--paper);
    opacity: 0;
    animation: ${sink} 0.3s 0.25s ease-in reverse backwards;
    content: '';
  }
`;

/** Its edge is soft, so that the enlarged layer does not show its pixels. */
export const Flood = styled.div`
  position: absolute;
  top: min(38%, 320px);
  left: 50%;
  width: 220vmax;
  height: 220vmax;
  margin: -110vmax 0 0 -110vmax;
  border-radius: 50%;
  background: radial-gradient(
    closest-side,
    var(--tone-surface) 8%,
    color-mix(in oklch, var(--tone-surface), var(--tone-line) 60%) 60%,
    transparent
  );
  animation: ${flood} 0.6s cubic-bezier(0.3, 0.1, 0.2, 1) backwards;
  pointer-events: none;
`;

const Sheet = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  width: min(100%, 460px);
  border-radius: 4px;
  background: radial-gradient(120% 80% at 30% 0%, var(--surface-raised), transparent 70%), var(--paper);
  box-shadow: var(--shadow-overlay);
`;

export const Paper = styled(Sheet)`
  gap: 18px;
  padding: 26px 26px 28px;
  text-align: center;
  animation: ${give} 0.24s 0.52s ease-out;
`;

export const Pressed = styled.div`
  position: relative;
  width: min(236px, 58vw, 34dvh);

  > svg {
    position: relative;
    animation: ${press} 0.42s 0.18s cubic-bezier(0.5, 0, 0.2, 1) backwards;
  }
`;

/** The paper gives way round the seal: dark above, light below. */
export const Dent = styled.div`
  position: absolute;
  inset: -3%;
  border-radius: 50%;
  background: color-mix(in oklch, var(--tone-surface), transparent 40%);
  box-shadow:
    inset 0 5px 12px color-mix(in oklch, var(--tone-ink), transparent 72%),
    0 1px 0 color-mix(in oklch, white, transparent 45%);
  animation: ${sink} 0.22s 0.5s ease-out backwards;

  :root[data-theme='dark'] & {
    box-shadow:
      inset 0 5px 14px oklch(8% 0.02 335 / 65%),
      0 1px 0 oklch(92% 0.02 335 / 12%);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  width: 100%;
  animation: ${appear} 0.34s 0.54s ease-out backwards;

  h3 {
    color: var(--tone-ink);
    font: 600 0.9375rem / 1.5 var(--font-sans);
  }
`;

export const Name = styled.p`
  overflow-wrap: anywhere;
  font: 500 clamp(1.75rem, 1.4rem + 1.8vw, 2.25rem) / 1.15 var(--font-serif);
  text-wrap: balance;
`;

export const Meaning = styled.p`
  max-width: 34ch;
  font: 400 1.125rem / 1.5 var(--font-serif);
  text-wrap: balance;
`;

export const OwnWords = styled(Sheet)`
  gap: 16px;
  padding: 24px 26px 16px;
  animation: ${appear} 0.3s 0.6s ease-out backwards;

  h4 {
    margin: 0;
    color: var(--ink-soft);
    font: 500 0.9375rem / 1.5 var(--font-sans);
  }

  blockquote {
    display: grid;
    gap: 4px;
    width: 100%;
    margin: 0;
    text-align: start;
  }

  blockquote p {
    display: -webkit-box;
    overflow: hidden;
    font: 400 1.0625rem / 1.55 var(--font-serif);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  cite {
    color: var(--ink-soft);
    font-style: normal;
    font-size: 0.875rem;
  }
`;

export const Actions = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 10px;
  animation: ${appear} 0.3s 0.6s ease-out backwards;

  /* The quiet one lies on the hue, where the accent has too little contrast. */
  > button {
    color: var(--tone-ink);
  }
`;
