import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the sheet of the settings that has this title. */
export const unfold = (user: UserEvent, title: string): Promise<void> =>
  user.click(screen.getByRole('heading', { level: 3, name: title }));
