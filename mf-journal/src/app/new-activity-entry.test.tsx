import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { anActivityEntry, journalAnswers } from '../testing/an-entry.ts';

/** An entry that has not been read from the device yet: nothing, until it is opened. */
function notReadYet() {
  const stored = createFakeDocuments({
    documents: [anActivityEntry(10, 'De antes', { fields: { isCompleted: true } })],
  });
  const listeners = new Set<() => void>();
  let isRead = false;
  return {
    ...stored,
    get: (...names: Parameters<typeof stored.get>) => (isRead ? stored.get(...names) : undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = stored.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    open: (...names: Parameters<typeof stored.open>) => {
      isRead = true;
      for (const listener of listeners) listener();
      return stored.open(...names);
    },
  };
}

it('recognises an entry that the device has not read yet', async () => {
  const documents = notReadYet();
  await renderInHost({ routes, path: '/journaling/new?activityId=10', documents, answers: journalAnswers() });
  expect(await screen.findByLabelText('Tu reflexión')).toHaveValue('De antes');
  expect(documents.list('entry')).toMatchObject([{ fields: { entryId: 1_700_000_000_010, isCompleted: true } }]);
});
