import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';

/** A quiet button whose words stand at the edge of what surrounds it: it has no surface of its own. */
export const EdgeButton = styled(Button)`
  margin-inline: -22px;
`;
