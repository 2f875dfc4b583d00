import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { act, renderHook } from '@testing-library/react';
import { setTheme } from '../../boot/set-theme.ts';
import { useTheme } from './use-theme.ts';

const theme = () => document.documentElement.dataset['theme'];
const real = window.matchMedia;

/** A device whose theme a test can change. */
function aDevice(isDark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isDark, media: '', onchange: null });
  Object.assign(window, { matchMedia: () => list });
  return (nowDark: boolean) =>
    act(() => {
      list.matches = nowDark;
      list.dispatchEvent(new Event('change'));
    });
}

const documentsWith = (fields: Record<string, boolean>) =>
  createFakeDocuments({ documents: [{ kind: 'settings', key: 'settings', fields }] });
const set = (documents: ReturnType<typeof documentsWith>, name: string, value: boolean) =>
  act(() => documents.set('settings', 'settings', { [name]: { value } }));

afterEach(() => {
  Object.assign(window, { matchMedia: real });
  localStorage.clear();
});

it('follows the device while that is wanted, and then the setting again', async () => {
  const change = aDevice(true);
  const documents = documentsWith({ autoTheme: true, darkMode: false });
  renderHook(() => useTheme(documents));
  expect(theme()).toBe('dark');
  change(false);
  expect(theme()).toBe('light');
  change(true);
  await set(documents, 'autoTheme', false);
  expect(theme()).toBe('light');
  change(true);
  expect(theme()).toBe('light');
});

it('is known before the first paint of the next page', async () => {
  aDevice(true);
  const documents = documentsWith({ autoTheme: true });
  renderHook(() => useTheme(documents));
  document.documentElement.dataset['theme'] = 'light';
  setTheme();
  expect(theme()).toBe('dark');
  await set(documents, 'autoTheme', false);
  setTheme();
  expect(theme()).toBe('light');
});

it('leaves the setting to the user where the device is not wanted', async () => {
  aDevice(true);
  const documents = documentsWith({ darkMode: false });
  renderHook(() => useTheme(documents));
  expect(theme()).toBe('light');
  await set(documents, 'darkMode', true);
  expect(theme()).toBe('dark');
});
