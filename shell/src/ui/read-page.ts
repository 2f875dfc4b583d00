import { Page } from '@app/shared-ui/components/page';
import { styled } from 'styled-components';

/** A page that is read: one column, not wider than its lines are good for, from the edge where every page's title begins. */
export const ReadPage = styled(Page)`
  grid-template-columns: minmax(0, 760px);
`;
