import { setActivityStatus } from '@app/contract/activities';
import { getWeek, listWeekActivities } from '@app/contract/blocks';
import { listSeals } from '@app/contract/seals';
import { screen, within } from '@testing-library/react';
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
  });

  it('leads from the last stage to the closing, not to a stage 49', async () => {
    await openStage('/block/12/etapa/48', journeyAnswers({ completedStages: 48 }));
    expect(await screen.findByRole('link', { name: 'Ver el cierre de tu camino' })).toHaveAttribute(
      'href',
      '/etapas-completadas',
    );
    expect(screen.queryByText(/Seguir Etapa/)).not.toBeInTheDocument();
  });

  it('opens when the user completes the ninth', async () => {
    let completed = 8;
    const { user } = await openStage('/block/1/etapa/1', [
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
    ]);
    await user.click(await screen.findByRole('button', { name: 'Marcar como completada' }));
    expect(await screen.findByText('Desbloqueado')).toBeVisible();
    expect(screen.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    expect(screen.getByText('Se ha abierto tu sello Fluir emocional.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Seguir Etapa 2' })).toBeVisible();
  });
});
