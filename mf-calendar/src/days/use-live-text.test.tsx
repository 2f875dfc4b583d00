import { screen } from '@testing-library/react';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { routes } from '../remote.tsx';
import { aDay, DAY } from '../testing/a-calendar.ts';

/** A device with slow writes: code that awaits them has written nothing when the page closes. */
async function openOnSlowDevice() {
  const documents = {
    ...createFakeDocuments({ documents: [aDay({ note: 'Mar' })] }),
    open: () => new Promise<never>(() => {}),
  };
  const path = `/calendario?vista=dia&fecha=${DAY}`;
  return { ...(await renderInHost({ routes, path, documents })), documents };
}

it('passes every keystroke to the host at once, however slow the device is', async () => {
  const { user, documents } = await openOnSlowDevice();
  await user.type(screen.getByLabelText('Nota o ritual'), ' y sol');
  expect(documents.get('day', DAY)?.fields['note']).toBe('Mar y sol');
});
