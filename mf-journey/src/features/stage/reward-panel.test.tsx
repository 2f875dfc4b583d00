import { setActivityStatus } from '@app/contract/activities';
import { getWeek, listWeekActivities } from '@app/contract/blocks';
import { listSeals } from '@app/contract/seals';
import { screen, within } from '@testing-library/react';
import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { anActivity, aSeal, aWeek, fortyEightSeals, journeyAnswers, nineActivities } from '../../testing/a-journey.ts';
import { openStage } from '../../testing/open-stage.tsx';

describe('the reward', () => {
  it('is locked while activities are open', async () => {
    await openStage('/block/1/etapa/1', journeyAnswers({ completedActivities: 3 }));
    const reward = within(await screen.findByRole('region', { name: 'El sello de esta etapa' }));
    expect(await reward.findByText('Fluir emocional')).toBeVisible();
    expect(reward.getByText('Bloqueado')).toBeVisible();
    expect(reward.getByText('3 / 9')).toBeVisible();
    expect(screen.queryByText('Etapa Completada')).not.toBeInTheDocument();
  });

  it('is unlocked by the completed activities, and the next stage follows', async () => {
    await openStage('/block/1/etapa/2', [
      ...journeyAnswers({ completedStages: 2 }),
      [listSeals, { body: [aSeal({ id: 2 })] }],
    ]);
    const reward = within(await screen.findByRole('region', { name: 'El sello de esta etapa' }));
    expect(reward.getByText('Desbloqueado')).toBeVisible();
    expect(reward.getByText('9 / 9')).toBeVisible();
    expect(screen.getByText('Etapa Completada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seguir Etapa 3' })).toHaveAttribute('href', '/block/1/etapa/3');
    // By one number, the button's: not as the third of four as well.
    expect(await screen.findByText('La siguiente: Título de la etapa 3')).toBeVisible();
  });

  it('leads from the last stage to the closing, not to a stage 49', async () => {
    await openStage('/block/12/etapa/48', journeyAnswers({ completedStages: 48 }));
    expect(await screen.findByRole('link', { name: 'Ver el cierre de tu camino' })).toHaveAttribute(
      'href',
      '/etapas-completadas',
    );
    expect(screen.queryByText(/Seguir Etapa/)).not.toBeInTheDocument();
  });

  it('opens in a moment of its own when the user completes the ninth', async () => {
    let completed = 8;
    const anEntry = (activityId: number, text: string): FakeDocument => ({
      kind: 'entry',
      key: `entry-${activityId}`,
      fields: { activityId, title: 'Una nota', 'responses.reflection': text },
    });
    const documents = [anEntry(3, 'Dejé de correr.'), anEntry(12, 'De otra etapa.')];
    const answers: CallAnswer[] = [
      ...journeyAnswers(),
      [getWeek, () => ({ body: aWeek({ completedActivities: completed }) })],
      [listWeekActivities, () => ({ body: nineActivities({ completed }) })],
      [listSeals, () => ({ body: fortyEightSeals(completed === 9 ? 1 : 0) })],
      [
        setActivityStatus,
        () => {
          completed = 9;
          return {
            body: { activity: anActivity({ id: 9, status: 'completed' }), sealUnlocked: aSeal({ status: 'unlocked' }) },
          };
        },
      ],
    ];
    const { user } = await openStage('/block/1/etapa/1', answers, { documents: createFakeDocuments({ documents }) });
    await user.click(await screen.findByRole('button', { name: 'Marcar como completada' }));
    const moment = within(await screen.findByRole('dialog', { name: 'Se ha abierto tu sello Fluir emocional.' }));
    expect(moment.getByRole('heading', { name: 'Etapa Completada' })).toBeVisible();
    expect(moment.getByText('Llevas contigo la pausa.')).toBeVisible();
    expect(await moment.findByText('Dejé de correr.')).toBeVisible();
    expect(moment.queryByText('De otra etapa.')).not.toBeInTheDocument();
    expect(moment.getByRole('link', { name: 'Leer lo que escribí' })).toHaveAttribute('href', '/journaling?stage=1');
    expect(moment.getByRole('button', { name: 'Guardar como imagen' })).toBeVisible();
    expect(moment.getByRole('link', { name: 'Seguir Etapa 2' })).toHaveAttribute('href', '/block/1/etapa/2');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Desbloqueado')).toBeVisible();
    expect(screen.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    expect(screen.getByText('Se ha abierto tu sello Fluir emocional.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Seguir Etapa 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Etapa Completada' })).toHaveFocus();
  });

  it('opens without a moment when the ninth is completed on another device', async () => {
    let completed = 8;
    const { askAgain } = await openStage('/block/1/etapa/1', [
      ...journeyAnswers(),
      [getWeek, () => ({ body: aWeek({ completedActivities: completed }) })],
      [listWeekActivities, () => ({ body: nineActivities({ completed }) })],
    ]);
    expect(await screen.findByText('Bloqueado')).toBeVisible();
    completed = 9;
    askAgain();
    expect(await screen.findByRole('link', { name: 'Seguir Etapa 2' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
