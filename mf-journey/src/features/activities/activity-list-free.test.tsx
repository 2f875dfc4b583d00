import { setActivityStatus } from '@app/contract/activities';
import { screen, waitFor } from '@testing-library/react';
import { anActivity, nineActivities } from '../../testing/a-journey.ts';
import { card, completeButton, show } from '../../testing/an-activity-list.tsx';

describe('without premium', () => {
  const atLimit = {
    activities: nineActivities({ completed: 5, hasPremiumAccess: false }),
    hasPremiumAccess: false,
    isAtFreeLimit: true,
  };

  it('offers the upgrade on a click at the free limit', async () => {
    const { host, user } = await show(atLimit);
    expect(screen.getAllByText('Actualiza a Premium para desbloquear')).toHaveLength(4);
    await user.click(card(6).getByRole('button', { name: /Actividad número 6/ }));
    expect(host.openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('names the order before the limit is reached', async () => {
    await show({ activities: nineActivities({ completed: 3, hasPremiumAccess: false }), hasPremiumAccess: false });
    expect(card(6).getByText('Completa "Actividad número 5" para desbloquear')).toBeVisible();
    expect(screen.queryByText('Actualiza a Premium para desbloquear')).not.toBeInTheDocument();
  });

  it('congratulates on the fifth and offers premium', async () => {
    const { host, user } = await show(
      { activities: nineActivities({ completed: 4, hasPremiumAccess: false }), hasPremiumAccess: false },
      [
        setActivityStatus,
        {
          body: {
            activity: anActivity({ id: 5, status: 'completed' }),
            triggerPremiumPopup: true,
            message: 'Has completado cinco.',
          },
        },
      ],
    );
    await user.click(await completeButton(5));
    await waitFor(() => expect(host.offerUpgrade).toHaveBeenCalledTimes(1));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: '¡Felicidades!', description: 'Has completado cinco.' }),
    );
    expect(await card(5).findByRole('link', { name: 'Por hoy basta' })).toBeVisible();
    expect(card(5).queryByRole('button', { name: /^Seguir con/ })).not.toBeInTheDocument();
  });

  it('shows the limit where the server refuses', async () => {
    const { host, user } = await show({ activities: nineActivities({ completed: 0 }), hasPremiumAccess: false }, [
      setActivityStatus,
      { status: 403, body: { requiresPremium: true, message: 'Has llegado al límite gratuito.' } },
    ]);
    await user.click(await completeButton(1));
    await waitFor(() => expect(host.openUpgrade).toHaveBeenCalledTimes(1));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Límite alcanzado', description: 'Has llegado al límite gratuito.' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the preview of later activities', async () => {
    const { user } = await show({
      activities: nineActivities({ stageId: 2, hasPremiumAccess: false }),
      hasPremiumAccess: false,
    });
    await user.click(card(1).getByRole('button', { name: /Actividad número 10/ }));
    expect(await card(1).findByText('El comienzo…')).toBeVisible();
    expect(card(1).queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
  });
});
