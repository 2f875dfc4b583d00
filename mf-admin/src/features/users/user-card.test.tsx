import { type AdminUser, endUserSessions, setUserPremium, setUserRole, setUserStatus } from '@app/contract/admin-users';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { aUserRow } from '../../testing/an-admin.ts';
import { UserCard } from './user-card.tsx';

const open = (facts: Partial<AdminUser> = {}, ...answers: CallAnswer[]) =>
  renderInHost({ ui: <UserCard isInTable={false} user={aUserRow(facts)} />, answers });
const fact = (label: string) => screen.queryByText(label)?.nextSibling?.textContent;

describe('details of a user', () => {
  it('are those that its line leaves out', async () => {
    await open({
      isOnline: true,
      currentStage: 7,
      completedActivities: 12,
      completionPercentage: 11,
      overallProgress: 25,
      totalUsageHours: 12.34,
      city: 'Córdoba',
      country: 'España',
      lastLoginAt: '2026-03-09T10:00:00.000Z',
      lastActiveAt: '2026-03-10T11:55:00.000Z',
      premiumEmailClickedAt: '2026-03-01T10:00:00.000Z',
      premiumEmailSent: true,
    });
    expect(screen.getByText('ana@example.com')).toBeVisible();
    expect(screen.getByText('Usuaria')).toBeVisible();
    expect(screen.getByText('Verificado')).toBeVisible();
    expect(fact('Actividades')).toBe('12/108 (11\u00a0%)');
    expect(fact('Acceso')).toBe('Gratuito');
    expect(fact('Progreso general')).toBe('25\u00a0% de las 108, vividas cuatro veces');
    expect(fact('Tiempo de uso')).toBe('12,3 h');
    expect(fact('Ubicación')).toBe('Córdoba, España');
    expect(fact('Registro')).toBe('3/2/2026');
    expect(fact('Último login')).toBe('9/3/2026');
    expect(fact('Interés Premium')).toBe('1/3/2026');
    expect(screen.getByRole('img', { name: 'Email enviado' })).toBeVisible();
    expect(screen.queryByText('ana')).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Conectado ahora' })).not.toBeInTheDocument();
    expect(fact('Etapa actual')).toBeUndefined();
    expect(fact('Última actividad')).toBeUndefined();
  });

  it('leave out states that the line has', async () => {
    await open({ role: 'admin', isEmailVerified: false, hasPremiumAccess: true });
    for (const text of ['Administradora', 'Sin verificar', 'Premium'])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(fact('Acceso')).toBeUndefined();
  });

  it('leave out what the columns of a table have', async () => {
    await renderInHost({ ui: <UserCard isInTable user={aUserRow()} /> });
    expect(screen.queryByText('ana@example.com')).not.toBeInTheDocument();
    expect(fact('Actividades')).toBeUndefined();
    expect(fact('Acceso')).toBeUndefined();
    expect(screen.getByText('Usuaria')).toBeVisible();
    expect(screen.getByText('Verificado')).toBeVisible();
    expect(fact('Progreso general')).toMatch(/^0\u00a0% de las 108,/);
  });

  it('have fallbacks', async () => {
    await open();
    expect(fact('Tiempo de uso')).toBe('Sin uso registrado');
    expect(fact('Último login')).toBe('Nunca ha iniciado sesión');
    // A user who has never signed in has no place to show.
    expect(fact('Ubicación')).toBeUndefined();
    expect(fact('Interés Premium')).toBeUndefined();
  });

  it.each([
    [{ city: null, country: 'España' }, 'No detectada'],
    [{ city: null, country: null }, 'No detectada'],
    [{ city: 'Lugo', country: null }, 'Lugo'],
  ])('place %j', async (place, text) => {
    await open({ lastLoginAt: '2026-03-09T10:00:00.000Z', ...place });
    expect(fact('Ubicación')).toBe(text);
  });

  it('show that a mail has not been sent yet', async () => {
    await open({ premiumEmailClickedAt: '2026-03-01T10:00:00.000Z' });
    expect(screen.getByRole('img', { name: 'Email pendiente' })).toBeVisible();
  });
});

describe('actions', () => {
  const ok = { body: { username: 'ana' } };

  it('blocking: at once, with its message', async () => {
    const { user, calls, host } = await open({}, [setUserStatus, ok]);
    await user.click(screen.getByRole('switch', { name: 'Activo: ana' }));
    expect(calls[0]).toMatchObject({ name: 'setUserStatus', body: { isActive: false } });
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Usuario actualizado',
      description: 'ana está ahora bloqueada',
    });
  });

  it('unblocking', async () => {
    const { user, calls } = await open({ isActive: false }, [setUserStatus, ok]);
    expect(screen.getByText('Bloqueado')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Bloqueado: ana' }));
    expect(calls[0]).toMatchObject({ body: { isActive: true } });
  });

  it('premium, granted and revoked', async () => {
    const { user, calls, host } = await open({ hasPremiumAccess: true }, [setUserPremium, ok]);
    await user.click(screen.getByRole('switch', { name: 'Acceso premium: ana' }));
    expect(calls[0]).toMatchObject({ body: { hasPremiumAccess: false } });
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Acceso actualizado',
      description: 'ana tiene ahora acceso Gratuito',
    });
  });

  it('promotion, after a confirmation on the page', async () => {
    const { user, calls, host } = await open({}, [setUserRole, ok]);
    await user.click(screen.getByRole('button', { name: 'Hacer Admin' }));
    expect(host.confirm).toHaveBeenCalledTimes(1);
    expect(calls[0]).toMatchObject({ name: 'setUserRole', body: { role: 'admin' } });
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Rol actualizado',
      description: 'ana ahora es administradora',
    });
  });

  it('no promotion, and no message, when the password dialog is cancelled', async () => {
    const view = await open({}, [setUserRole, ok]);
    const acts: unknown[] = [];
    Object.assign(view.host, { withPassword: (act: unknown) => Promise.resolve(void acts.push(act)).then(() => null) });
    await view.user.click(screen.getByRole('button', { name: 'Hacer Admin' }));
    expect(acts).toHaveLength(1);
    expect(view.host.showToast).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Hacer Admin' })).toBeEnabled();
  });

  it('no promotion unless confirmed', async () => {
    const { user, calls } = await renderInHost({ ui: <UserCard isInTable user={aUserRow()} />, confirms: false });
    await user.click(screen.getByRole('button', { name: 'Hacer Admin' }));
    expect(calls).toHaveLength(0);
  });

  it('ending the user’s sessions', async () => {
    const { user, calls } = await open({}, [endUserSessions, {}]);
    await user.click(screen.getByRole('button', { name: 'Cerrar sus sesiones: ana' }));
    expect(calls.map(({ name }) => name)).toEqual(['endUserSessions']);
  });

  it('administrators can be neither blocked nor promoted', async () => {
    await open({ role: 'admin' });
    const active = screen.getByRole('switch', { name: 'Activo: ana' });
    expect(active).toBeDisabled();
    expect(active).toHaveAccessibleDescription('A una administradora no se la puede bloquear.');
    expect(screen.queryByRole('button', { name: 'Hacer Admin' })).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Acceso premium: ana' })).toBeEnabled();
  });

  it.each([
    [setUserStatus, 'switch', 'Activo: ana', 'Error al actualizar el estado del usuario'],
    [setUserRole, 'button', 'Hacer Admin', 'Error al actualizar el rol del usuario'],
    [setUserPremium, 'switch', 'Acceso premium: ana', 'Error al actualizar el acceso premium'],
  ] as const)('%# failing, it says so', async (endpoint, role, name, title) => {
    const { user, host } = await open({}, [endpoint, { status: 500, body: { message: 'No.' } }]);
    await user.click(screen.getByRole(role, { name }));
    expect(host.showToast).toHaveBeenCalledWith({ title, tone: 'error' });
  });

  it('refused, it says why', async () => {
    const message = 'Esta cuenta está bloqueada. Desbloquéala antes de darle permisos.';
    const { user, host } = await open({ isActive: false }, [setUserRole, { status: 409, body: { message } }]);
    await user.click(screen.getByRole('button', { name: 'Hacer Admin' }));
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Error al actualizar el rol del usuario',
      description: message,
      tone: 'error',
    });
  });
});
