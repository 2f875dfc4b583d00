import { Card } from '@app/shared-ui/components/card';
import { styled } from 'styled-components';

/** A card of the profile: its title, as large as the settings' are, what it is for, and what can be done. */
export const ProfileCard = styled(Card).attrs({ as: 'section' })`
  h2 {
    font-size: 1.375rem;
  }

  > p:not([role]) {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`;
