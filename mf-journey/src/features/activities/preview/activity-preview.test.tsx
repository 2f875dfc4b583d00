import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { anActivity } from '../../../testing/a-journey.ts';
import { ActivityPreview } from './activity-preview.tsx';

const body = {
  kind: 'phrase' as const,
  phrase: 'Hoy empiezo.',
  text: ['Un párrafo. La frase que destaca.'],
  line: 'La frase que destaca.',
  questions: [{ key: 'reflection' as const, question: '¿Qué has visto?' }],
};

it('is the card that users have, and keeps nothing', async () => {
  const { user, host, calls } = await renderInHost({
    ui: <ActivityPreview activity={anActivity({ id: 12, body })} isOpen />,
  });
  expect(screen.getByRole('button', { name: /^Actividad número 12/, expanded: true })).toBeVisible();
  expect(screen.getByText('Hoy empiezo.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'La frase que destaca.' }));
  await user.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  expect(host.showToast.mock.calls).toEqual([
    [{ title: 'Es una vista previa: aquí no se guarda nada.' }],
    [{ title: 'Es una vista previa: aquí no se guarda nada.' }],
  ]);
  expect(host.documents.list('underline')).toEqual([]);
  expect(host.moveActivity).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('has no part of other remotes, as they would keep what is written in them', async () => {
  const documents = createFakeDocuments();
  const Writes = () => (
    <button type="button" onClick={() => void documents.set('entry', 'activity-12', { isCompleted: { value: true } })}>
      De otro equipo
    </button>
  );
  const { user } = await renderInHost({
    ui: <ActivityPreview activity={anActivity({ id: 12, body: { ...body, rereads: true } })} isOpen />,
    slots: { 'activity-journal': Writes, 'reread-entries': Writes },
    documents,
  });
  expect(screen.getByText('¿Qué has visto?')).toBeVisible();
  expect(
    screen.getByText('Aquí estará el botón para escribir en el journal. En la vista previa no se escribe.'),
  ).toBeVisible();
  for (const button of screen.queryAllByRole('button', { name: 'De otro equipo' })) await user.click(button);
  expect(screen.queryByRole('button', { name: 'De otro equipo' })).not.toBeInTheDocument();
  expect(documents.list('entry')).toEqual([]);
});

it.each([{}, { activity: null }, { activity: { id: 1 } }, { activity: 'x' }])(
  'is empty for what is no activity: %j',
  async (props) => {
    const { container } = await renderInHost({ ui: <ActivityPreview {...props} /> });
    expect(container).toBeEmptyDOMElement();
  },
);
