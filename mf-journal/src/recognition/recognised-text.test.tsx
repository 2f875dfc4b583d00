import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createUnfinished, UnfinishedContext } from '../unfinished/unfinished.ts';
import { RecognisedText } from './recognised-text.tsx';

it('says that she is at work from the first word that she puts right, until she is done with the text', async () => {
  const user = userEvent.setup();
  const unfinished = createUnfinished();
  const reading = { lines: [[{ text: 'Hoy', confidence: 95 }]], language: 'spa' as const };
  const { unmount } = render(
    <UnfinishedContext value={unfinished}>
      <RecognisedText reading={reading} onAccept={() => undefined} onDismiss={() => undefined} />
    </UnfinishedContext>,
  );
  expect(unfinished.isAny()).toBe(false);
  await user.click(screen.getByRole('button', { name: /Hoy/ }));
  await user.keyboard('Ayer');
  expect(unfinished.isAny()).toBe(true);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /Ayer/ })).toBeVisible();
  expect(unfinished.isAny()).toBe(true);
  unmount();
  expect(unfinished.isAny()).toBe(false);
});
