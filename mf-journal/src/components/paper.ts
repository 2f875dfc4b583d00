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

const FAINT = 'color-mix(in oklch, var(--rule), transparent 55%)';

/**
 * Ruled paper for the user's text: one faint rule to a line, below the tails of its letters. Fraunces' baseline lies 0.36em below the middle
 * of its line. Lines and rules are at whole pixels: between two, a rule is smeared over both, and each one in another shade.
 */
export const ruled = css`
  --rule: ${ruleColour};
  font: 400 1.1875rem / 1.75 var(--font-serif);
  line-height: round(1.75em, 1px);
  background: linear-gradient(to top, ${FAINT} 1px, transparent 1px) 0 -0.14em / 100% 1lh local;
  background-position-y: round(-0.14em, 1px);

  ${media.desktop} {
    font-size: 1.25rem;
  }
`;
