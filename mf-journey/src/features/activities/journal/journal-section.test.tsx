import { setActivityStatus } from '@app/contract/activities';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { anActivity, journeyAnswers } from '../../../testing/a-journey.ts';
import { JournalSection } from './journal-section.tsx';

const questions = [
  { key: 'experience', question: '¿Cómo ha sido?' },
  { key: 'attention', question: '¿Adónde se te iba la cabeza?' },
  { key: 'feelings', question: '¿Qué has sentido?' },
] as const;

it('shows the questions as text, with a note where no remote fills the slot', async () => {
  await renderInHost({ ui: <JournalSection activity={anActivity()} questions={questions} /> });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    questions.map(({ question }) => question),
  );
  expect(screen.getByText(/Tu journal no está a mano/)).toBeVisible();
});

it('passes id, title and questions to the journal, and begins the activity when it is opened', async () => {
  const received = jest.fn();
  const { user, calls } = await renderInHost({
    ui: <JournalSection activity={anActivity({ id: 4, title: 'El mapa' })} questions={questions} />,
    slots: {
      'activity-journal': (props) => {
        received(props);
        return (
          <button type="button" onClick={() => typeof props.onOpen === 'function' && props.onOpen()}>
            Escríbelo en tu Journaling
          </button>
        );
      },
    },
    answers: [
      ...journeyAnswers(),
      [setActivityStatus, { body: { activity: anActivity({ id: 4, status: 'in_progress' }) } }],
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Escríbelo en tu Journaling' }));
  expect(received).toHaveBeenCalledWith(expect.objectContaining({ activityId: 4, title: 'El mapa', questions }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ path: '/api/activities/4/status', body: { status: 'in_progress' } }]),
  );
  expect(screen.queryByText(/Tu journal no está a mano/)).not.toBeInTheDocument();
});

it('leaves an activity that has begun unchanged', async () => {
  const { user, calls } = await renderInHost({
    ui: <JournalSection activity={anActivity({ status: 'completed' })} questions={questions} />,
    slots: {
      'activity-journal': ({ onOpen }) => (
        <button type="button" onClick={() => typeof onOpen === 'function' && onOpen()}>
          Revisa Tu Entrada
        </button>
      ),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revisa Tu Entrada' }));
  expect(calls).toEqual([]);
});
