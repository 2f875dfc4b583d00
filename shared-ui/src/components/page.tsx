import { media } from '../theme/media.ts';
import { titleSize } from '../theme/title-size.ts';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { opacity: var(--arrival, 0); translate: 0 var(--arrival-shift, 10px); }
`;

/** A page of a remote: its width, and its way of arriving (0.5 s, 2§9). */
export const Page = styled.div<{ readonly $narrow?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 32px;
  max-width: ${({ $narrow }) => ($narrow ? '760px' : 'var(--page-width)')};
  margin: 0 auto;
  padding: 16px var(--page-gutter) 64px;
  animation: ${arrive} 0.5s ease-out;

  ${media.desktop} {
    gap: 40px;
    padding: 24px var(--page-gutter) 96px;
  }

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** The top of a page: its title, what it is for. `PageHeading` fills it. */
export const PageHead = styled.header`
  display: grid;
  gap: 6px;
`;

export const PageTitle = styled.h1`
  font-size: ${titleSize('clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem)')};
`;

export const SectionTitle = styled.h2`
  font-size: 1.5rem;
`;

/** A sentence that introduces what follows. */
export const Lead = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;
