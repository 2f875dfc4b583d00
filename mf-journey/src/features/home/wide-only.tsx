import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

/** Left out on a phone, where the feeling of the day has to be in the first window. */
export const WideOnly = styled.span`
  display: none;

  ${media.desktop} {
    display: revert;
  }
`;
