import { getActivity, setActivityStatus } from '@app/contract/activities';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { routes } from '../remote.tsx';
import { anActivity, anActivityEntry, journalAnswers } from '../testing/an-entry.ts';
import { BEGUN, openJournal, personal } from '../testing/open-journal.tsx';

/** A page of another remote that leads to an entry and asks for the way back. */
function Stage() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/journaling/new?activityId=10" state={{ goesBack: true }}>
        Escribir
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

describe('addresses', () => {
  it('/journaling/new creates an entry with its first text, and keeps its address', async () => {
    const { user, location, documents } = await openJournal({ path: '/journaling/new' });
    const field = await screen.findByLabelText('Tu entrada');
    const address = location();
    expect(address).toMatch(/^\/journaling\/\d+$/);
    expect(documents.list('entry')).toEqual([]);
    await user.type(field, 'Hola');
    expect(documents.list('entry')[0]?.fields).toMatchObject({
      entryId: Number(address.split('/').at(-1)),
      'responses.personal_content': 'Hola',
    });
    expect(screen.getByLabelText('Tu entrada')).toBe(field);
  });

  it('/journaling/new?activityId=n creates the entry, and opens it the next time', async () => {
    const { host, location, documents } = await openJournal({ path: '/journaling/new?activityId=10' });
    expect(await screen.findByRole('dialog', { name: 'Actividad de prueba 10' })).toBeVisible();
    const [made] = documents.list('entry');
    expect(made).toMatchObject({
      key: 'activity-10',
      fields: { activityId: 10, title: 'Actividad de prueba 10', isCompleted: false },
    });
    expect(location()).toBe(`/journaling/${Number(made?.fields['entryId'])}`);
    expect(host.moveActivity.mock.calls).toEqual([[10, 'in_progress']]);
  });

  it.each([
    ['has begun', { status: 'in_progress' }],
    ['is done', { status: 'completed' }],
    ['is not open yet', { isLocked: true }],
  ] as const)('/journaling/new?activityId=n moves no activity that %s', async (_, facts) => {
    const { host } = await openJournal({
      path: '/journaling/new?activityId=10',
      answers: [[getActivity, { body: anActivity(10, facts) }]],
    });
    expect(await screen.findByRole('dialog', { name: 'Actividad de prueba 10' })).toBeVisible();
    expect(host.moveActivity).not.toHaveBeenCalled();
  });

  it.each([403, 409])('/journaling/new?activityId=n opens the entry where beginning is a %i', async (status) => {
    const logged = jest.spyOn(console, 'error');
    const { host } = await openJournal({
      path: '/journaling/new?activityId=10',
      answers: [[setActivityStatus, { status, body: { message: 'No' } }]],
    });
    expect(await screen.findByRole('dialog', { name: 'Actividad de prueba 10' })).toBeVisible();
    expect(host.moveActivity).toHaveBeenCalledTimes(1);
    expect(logged).not.toHaveBeenCalled();
  });

  it('/journaling/new?activityId=n opens an existing entry', async () => {
    const { host, location, documents } = await openJournal({
      path: '/journaling/new?activityId=10',
      stored: [anActivityEntry(10, 'De antes')],
    });
    expect(await screen.findByLabelText('Tu reflexión')).toHaveValue('De antes');
    expect(host.moveActivity).not.toHaveBeenCalled();
    expect(location()).toBe('/journaling/1700000000010');
    expect(documents.list('entry')).toHaveLength(1);
  });

  it('activityId=999 is a personal entry', async () => {
    await openJournal({ path: '/journaling/new?activityId=999' });
    expect(await screen.findByRole('dialog', { name: 'Nueva entrada personal' })).toBeVisible();
  });

  it('an entry of an unknown activity cannot be saved', async () => {
    const { user, host } = await openJournal({ path: '/journaling/new?activityId=500' });
    await user.type(await screen.findByLabelText('Tu entrada'), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Guardar reflexión' }));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'No se pudo identificar la actividad' }),
    );
  });

  it('/journaling/:entryId opens it; closing leads to the journal', async () => {
    const { user, location } = await openJournal({
      path: `/journaling/${Date.parse(BEGUN) + 1}`,
      stored: [personal('1', 'La de ayer')],
    });
    expect(await screen.findByLabelText('Tu entrada')).toHaveValue('La de ayer');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(location()).toBe('/journaling'));
  });

  it('an entry that a page has opened goes back to it, and leaves it once in the history', async () => {
    const { user, location } = await renderInHost({
      routes: [
        ...routes,
        { path: '/', element: <Link to="/block/1/etapa/1">Etapa</Link> },
        { path: '/block/*', element: <Stage /> },
      ],
      documents: createFakeDocuments(),
      answers: journalAnswers(),
    });
    await user.click(screen.getByRole('link', { name: 'Etapa' }));
    await user.click(screen.getByRole('link', { name: 'Escribir' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(location()).toBe('/block/1/etapa/1'));
    await user.click(screen.getByRole('button', { name: 'Atrás' }));
    expect(location()).toBe('/');
  });

  it.each(['/journaling/1600000000009', '/journaling/abc'])('%s leads to the journal', async (path) => {
    const { location } = await openJournal({ path, stored: [personal('1', 'La de ayer')] });
    await waitFor(() => expect(location()).toBe('/journaling'));
  });
});
