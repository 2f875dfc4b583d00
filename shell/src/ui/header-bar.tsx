import { media } from '@app/shared-ui/theme/media';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The header's strip, signed in or not: the logo on one side, tools on the other. */
export const HeaderBar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  max-width: var(--page-width);
  min-height: 64px;
  margin: 0 auto;
  padding: 8px var(--page-gutter);
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  margin-left: auto;

  ${media.desktop} {
    gap: 8px;
  }
`;
