import { media } from '@app/shared-ui/theme/media';
import { css } from 'styled-components';

/** The mark of something that opens: a flex summary has lost the browser's own. */
export const summaryMark = css`
  &::after {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    margin: -4px 4px 0 12px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate 0.15s;
  }

  [open] > &::after {
    margin-top: 4px;
    rotate: 225deg;
  }

  ${media.reducedMotion} {
    &::after {
      transition: none;
    }
  }
`;
