import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { aPage, mirrored, newUser, stopPages } from '../../testing/a-mirrored-page.ts';

beforeEach(() => localStorage.clear());
afterEach(stopPages);

describe('a mirror that could not be written, as the storage was full or the page ended', () => {
  const entry = { kind: 'entry', key: 'activity-9' } as const;
  const write = ({ documents }: ReturnType<typeof aPage>, text: string) =>
    documents.set(entry.kind, entry.key, {
      entryId: { value: 1_795_000_000_000 },
      activityId: { value: 9 },
      'responses.reflection': { value: text },
    });
  const words = ({ documents }: ReturnType<typeof aPage>) =>
    documents.get(entry.kind, entry.key)?.fields['responses.reflection'];
  const inMirror = (text: string) =>
    waitFor(() => expect(localStorage.getItem('journalEntries')).toContain(text), LONG);
  const LONG = { timeout: 8000 };

  /** From now on a key cannot be written. @returns the number of attempts, and a function that makes room again */
  function full(key: string) {
    const setItem = Storage.prototype.setItem;
    let tries = 0;
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      if (name !== key) return setItem.call(this, name, text);
      tries += 1;
      throw new DOMException('full', 'QuotaExceededError');
    });
    return { tries: () => tries, empty: () => spy.mockRestore() };
  }

  it('is not taken for an outside edit by the page itself', async () => {
    const page = aPage(newUser());
    await write(page, 'Uno');
    await inMirror('Uno');
    const storage = full('journalEntries');
    await write(page, 'Uno y dos');
    await waitFor(() => expect(storage.tries()).toBe(1), LONG);
    await page.documents.set('settings', 'settings', { darkMode: { value: true } });
    await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: true }), LONG);
    await write(page, 'Uno, dos y tres');
    await waitFor(() => expect(storage.tries()).toBeGreaterThan(1), LONG);
    expect(words(page)).toBe('Uno, dos y tres');
    storage.empty();
    await write(page, 'Uno, dos, tres y cuatro');
    await inMirror('cuatro');
    expect(words(page)).toBe('Uno, dos, tres y cuatro');
  });

  it('is not taken for an outside edit by the next page', async () => {
    const [user, server] = [newUser(), createFakeServer()];
    const before = aPage(user, { server });
    await write(before, 'Escrito en un túnel');
    await inMirror('túnel');
    const storage = full('journalEntries');
    await write(before, 'Escrito en un túnel largo');
    await waitFor(() => expect(storage.tries()).toBe(1), LONG);
    stopPages();
    storage.empty();
    const after = aPage(user, { server });
    await inMirror('largo');
    expect(words(after)).toBe('Escrito en un túnel largo');
  });

  it('still distinguishes an outside edit from an old value', async () => {
    const [user, server] = [newUser(), createFakeServer()];
    const before = aPage(user, { server });
    await before.documents.set('day', '2026-11-21', { note: { value: 'mar' }, emotion: { value: 'calma' } });
    await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mar'), LONG);
    const storage = full('calendarioEmocional');
    await before.documents.set('day', '2026-11-21', { note: { value: 'mar y sol' } });
    await waitFor(() => expect(storage.tries()).toBe(1), LONG);
    stopPages();
    storage.empty();
    const text = localStorage.getItem('calendarioEmocional') ?? '';
    localStorage.setItem('calendarioEmocional', text.replace('calma', 'alegre'));
    const { documents } = aPage(user, { server });
    await waitFor(() =>
      expect(documents.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar y sol', emotion: 'alegre' }),
    );
  });
});
