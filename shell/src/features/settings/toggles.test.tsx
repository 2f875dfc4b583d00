import { getReminders } from '@app/contract/reminders';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Settings } from '../../session/settings.ts';
import { installFakeAudio } from '../../testing/fake-audio.ts';
import { unfold } from '../../testing/unfold.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { NotificationSection } from './notification-section.tsx';

const reminders = { pushKey: 'BKey', isPushedHere: false, devices: 0, byMail: false, feedSince: null };
const played = installFakeAudio();

const open = async (settings: Partial<Settings> = {}) => {
  const documents = createFakeDocuments({ documents: [{ kind: 'settings', key: 'settings', fields: settings }] });
  const view = await renderInHost({
    ui: (
      <>
        <NotificationSection />
        <AppearanceSection />
      </>
    ),
    documents,
    answers: [[getReminders, { body: reminders }]],
  });
  return { ...view, saved: () => documents.get('settings', 'settings')?.fields };
};

it('has the four toggles, the device’s theme and the pages of other days, with their defaults', async () => {
  const { container } = await open();
  const states = screen.getAllByRole('switch').map((one) => [one.getAttribute('aria-checked')]);
  expect(states).toEqual([['true'], ['false'], ['false'], ['false'], ['true'], ['true']]);
  expect(await axe(container)).toHaveNoViolations();
});

it('says what a switch does together with its name', async () => {
  await open();
  expect(screen.getByRole('switch', { name: 'Sonidos' })).toHaveAccessibleDescription(
    'Dos tonos suaves y la campana de las prácticas.',
  );
});

it('offers the dark theme only while the device does not rule over it, below that choice', async () => {
  const { user } = await open();
  const isOffered = () => screen.queryByRole('switch', { name: 'Modo oscuro' }) !== null;
  const device = screen.getByRole('switch', { name: 'Como mi dispositivo' });
  const own = screen.getByRole('switch', { name: 'Modo oscuro' });
  expect(device.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(device);
  expect(isOffered()).toBe(false);
  await user.click(device);
  expect(isOffered()).toBe(true);
});

it.each([
  [
    'Notificaciones',
    'notifications',
    'Las notificaciones han sido desactivadas',
    'Las notificaciones han sido activadas',
  ],
  [
    'Actualizaciones por email',
    'emailUpdates',
    'Las actualizaciones por email han sido activadas',
    'Las actualizaciones por email han sido desactivadas',
  ],
  ['Modo oscuro', 'darkMode', 'El modo oscuro ha sido activado', 'El modo claro ha sido activado'],
  ['Sonidos', 'sounds', 'Los sonidos han sido desactivados', 'Los sonidos han sido activados'],
  [
    'Páginas de otros días',
    'offersPages',
    'Las páginas de otros días han sido desactivadas',
    'Las páginas de otros días han sido activadas',
  ],
])('%s is saved and said for two seconds', async (name, field, first, second) => {
  const others = { reminderAt: '08:30' };
  const { user, host, saved } = await open(others);
  const toggle = screen.getByRole('switch', { name });
  const before = toggle.getAttribute('aria-checked') === 'true';
  await user.click(toggle);
  expect(saved()).toEqual({ ...others, [field]: !before });
  await user.click(toggle);
  expect(saved()).toEqual({ ...others, [field]: before });
  expect(host.showToast.mock.calls.map(([toast]) => toast)).toEqual(
    [first, second].map((description) => ({ title: 'Configuración guardada', description, durationMs: 2000 })),
  );
});

it('sounds when something is switched, and not once sounds are off', async () => {
  const { user } = await open();
  played.notes.length = 0;
  await user.click(screen.getByRole('switch', { name: 'Modo oscuro' }));
  expect(played.notes).toEqual([523.25, 659.25]);
  await user.click(screen.getByRole('switch', { name: 'Sonidos' }));
  await user.click(screen.getByRole('switch', { name: 'Modo oscuro' }));
  expect(played.notes).toHaveLength(2);
});

describe('the reminder', () => {
  it('saves the time and the quiet hours, and says when one excludes the other', async () => {
    const { user, saved } = await open();
    await user.type(screen.getByLabelText('Tu hora'), '08:30');
    await user.tab();
    expect(saved()).toEqual({ reminderAt: '08:30' });
    await user.type(screen.getByLabelText('Desde'), '22:00');
    await user.type(screen.getByLabelText('Hasta'), '09:00');
    await user.tab();
    expect(saved()).toEqual({ reminderAt: '08:30', quietFrom: '22:00', quietTo: '09:00' });
    expect(screen.getByRole('status')).toHaveTextContent('Tu hora cae dentro de tus horas de silencio');
    await user.clear(screen.getByLabelText('Tu hora'));
    await user.tab();
    expect(saved()).toMatchObject({ reminderAt: null });
  });

  it('keeps the focus in the field when Enter saves', async () => {
    const { user, saved } = await open();
    const hour = screen.getByLabelText('Tu hora');
    await user.type(hour, '08:30');
    await user.keyboard('{Enter}');
    expect(saved()).toEqual({ reminderAt: '08:30' });
    expect(hour).toHaveFocus();
    expect(hour).toHaveValue('08:30');
  });

  it('has an hour by one press while it has none', async () => {
    const { user, host, saved } = await open();
    const hour = screen.getByRole('button', { name: 'A media tarde 18:00' });
    await user.click(hour);
    expect(saved()).toEqual({ reminderAt: '18:00' });
    expect(host.showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Configuración guardada', description: 'Te avisaremos a las 18:00' }),
    );
    expect(screen.getByLabelText('Tu hora')).toHaveValue('18:00');
    expect(hour).toHaveAttribute('aria-pressed', 'true');
    expect(hour).toHaveFocus();
  });

  it('offers no other hours to who has hers', async () => {
    await open({ reminderAt: '08:30' });
    expect(screen.queryByRole('group', { name: 'Horas que eligen muchas' })).not.toBeInTheDocument();
  });

  it('is out of the way while notifications are off', async () => {
    await open({ notifications: false });
    expect(screen.queryByLabelText('Tu hora')).toBeNull();
  });

  it('has an hour as soon as it is turned on', async () => {
    const { user, saved } = await open({ notifications: false });
    await user.click(screen.getByRole('switch', { name: 'Notificaciones' }));
    expect(saved()).toEqual({ notifications: true, reminderAt: '20:00' });
    expect(screen.getByLabelText('Tu hora')).toHaveValue('20:00');
  });

  it('asks for the permission only in answer to the switch', async () => {
    const requestPermission = jest.fn(() => Promise.resolve('granted' as const));
    Object.assign(window, { Notification: { permission: 'default', requestPermission } });
    try {
      const { user } = await open({ notifications: false, reminderAt: '08:30' });
      expect(requestPermission).not.toHaveBeenCalled();
      await user.click(screen.getByRole('switch', { name: 'Notificaciones' }));
      expect(requestPermission).toHaveBeenCalledTimes(1);
      await user.click(screen.getByRole('switch', { name: 'Notificaciones' }));
      expect(requestPermission).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(window, 'Notification');
    }
  });
});

describe('the pause', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());

  it('rests until a day, and can be ended', async () => {
    const { user, saved } = await open();
    await unfold(user, 'Pausar mi camino');
    await user.selectOptions(screen.getByLabelText('Descansar'), 'Dos semanas');
    await user.click(screen.getByRole('button', { name: 'Pausar mi camino' }));
    expect(saved()).toEqual({ pausedUntil: '2026-12-05' });
    expect(screen.getByText('Tu camino descansa hasta el 5 de diciembre.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retomar ahora' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Retomar ahora' }));
    expect(saved()).toEqual({ pausedUntil: null });
    expect(screen.getByRole('button', { name: 'Pausar mi camino' })).toHaveFocus();
  });
});
