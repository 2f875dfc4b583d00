import { media } from '@app/shared-ui/theme/media';
import { css, styled } from 'styled-components';
import { onItsSide, ruleColour } from '../ink/sheet-look.ts';

/** The column of an entry on its page; as wide as its window where the user writes by hand. */
export const PaperColumn = styled.div<{ readonly $isWide?: boolean }>`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  max-width: ${({ $isWide = false }) => ($isWide ? '1080px' : '720px')};
  margin: 0 auto;
  padding: 10px calc(20px + env(safe-area-inset-right)) calc(20px + env(safe-area-inset-bottom))
    calc(20px + env(safe-area-inset-left));

  ${media.desktop} {
    gap: 28px;
    padding: 16px 40px 32px;
  }

  ${onItsSide} {
    ${({ $isWide }) =>
      $isWide &&
      css`
        padding: 8px calc(12px + env(safe-area-inset-right)) calc(16px + env(safe-area-inset-bottom))
          calc(12px + env(safe-area-inset-left));
      `}
  }
`;

/** Of the user's own text on paper: its size, and the distance of the rules in its own measure. */
const RULE = '1.75em';

/**
 * Ruled paper for the user's text: one rule to a line, a little under the baseline. Fraunces' baseline lies 0.36em below the middle of its
 * line.
 */
export const ruled = css`
  --rule: ${ruleColour};
  font: 400 1.1875rem / ${RULE} var(--font-serif);
  background: linear-gradient(to top, var(--rule) 1px, transparent 1px) 0 -0.32em / 100% ${RULE} local;

  ${media.desktop} {
    font-size: 1.25rem;
  }
`;
