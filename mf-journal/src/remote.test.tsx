import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { testContract } from '@app/shared-ui/testing/remote-contract';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../remote.config.ts';
import { routes } from './remote.tsx';
import ActivityJournal from './slot-activity-journal.tsx';
import HomeWords from './slot-home-words.tsx';
import RereadEntries from './slot-reread-entries.tsx';
import { anActivityEntry, anEntry, journalAnswers } from './testing/an-entry.ts';

const stored = [anEntry({ fields: { entryId: 7, 'responses.personal_content': 'Hoy' } }), anActivityEntry(4, 'Allí')];
const scene = () => ({ documents: createFakeDocuments({ documents: stored }), answers: journalAnswers() });

testContract(
  remote,
  routes,
  ['/journaling', '/journaling?stage=1', '/journaling/new', '/journaling/7'].map((path) => ({
    path,
    title: 'Mi Journal',
    scene,
  })),
  [
    {
      slot: 'activity-journal',
      part: ActivityJournal,
      props: { activityId: 4, title: 'El mapa', questions: [], onOpen: () => undefined },
      role: 'button',
      name: 'Revisa Tu Entrada',
      scene,
    },
    { slot: 'home-words', part: HomeWords, props: {}, name: 'Lo último que escribiste', scene },
    {
      slot: 'reread-entries',
      part: RereadEntries,
      props: { activityId: 142, address: '/block/4/etapa/16#actividad-142' },
      name: 'Dos páginas tuyas',
      scene,
    },
  ],
);

it.each(['/journaling/new', '/journaling/7'])('opens the editor at %s, accessibly', async (path) => {
  await renderInHost({ routes, path, ...scene() });
  await screen.findByLabelText('Tu entrada');
  expect(await act(() => axe(screen.getByRole('dialog')))).toHaveNoViolations();
});

it('opens the editor of an activity, accessibly', async () => {
  const { user, unmount } = await renderInHost({
    ui: <ActivityJournal activityId={4} title="El mapa" questions={[]} onOpen={() => undefined} />,
    ...scene(),
  });
  await user.click(screen.getByRole('button', { name: 'Revisa Tu Entrada' }));
  await screen.findByLabelText('Tu reflexión');
  expect(await act(() => axe(screen.getByRole('dialog')))).toHaveNoViolations();
  unmount();
  expect(document.body.textContent).toBe('');
});
