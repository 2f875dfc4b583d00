import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { SyncClient } from '@app/sync/sync-client';
import { texts, whenIdle } from '@app/sync/testing/client-setting';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { calendarMirror } from './calendar-mirror.ts';
import { journalMirror } from './journal-mirror.ts';
import { createLocalStorageMirror } from './local-storage-mirror.ts';

const stops: (() => void)[] = [];
let users = 0;
const newUser = () => `mirrors-${(users += 1)}`;

function aPage(userId: string, { isCalendarHers = true, server = createFakeServer() } = {}) {
  const isHers = jest.fn().mockResolvedValue(isCalendarHers);
  const { transport } = server;
  const mirror = createLocalStorageMirror({ userId, window, isCalendarHers: isHers });
  const client = new SyncClient({ userId, window, transport, keepsNothing: false, texts, whenIdle, mirror });
  stops.push(client.start());
  return { client, documents: client.documents, isHers };
}

const stop = () => stops.splice(0).forEach((each) => each());
beforeEach(() => localStorage.clear());
afterEach(stop);

const mirrored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

it('writes the calendar and the journal under the keys of the specification, without drawings', async () => {
  const { documents } = aPage(newUser());
  await documents.set('day', '2026-11-21', { note: { value: 'mar' }, icon: { value: 'sun' } });
  await documents.set('week', '2026-11-week-3', { intention: { value: 'despacio' } });
  await documents.set('settings', 'settings', { darkMode: { value: true } });
  await documents.set('entry', 'activity-9', {
    entryId: { value: 1_795_000_000_000 },
    activityId: { value: 9 },
    'responses.reflection': { value: 'Hoy' },
    'canvasData.reflection': { value: 'a'.repeat(64) },
  });
  await waitFor(() => expect(localStorage.getItem('journalEntries')).toContain('Hoy'), { timeout: 6000 });
  expect(mirrored('calendarioEmocional')).toEqual({
    days: {
      '2026-11-21': {
        id: '2026-11-21',
        date: '2026-11-21',
        emotion: '',
        icon: 'sun',
        note: 'mar',
        isSacred: false,
        intention: '',
        journalEntry: '',
        selfCareChecked: false,
      },
    },
    weeklyIntentions: { '2026-11-week-3': 'despacio' },
  });
  expect(mirrored('userSettings')).toEqual({ notifications: true, darkMode: true, sounds: true, emailUpdates: false });
  const [entry] = mirrored('journalEntries') as [{ content: string }];
  expect(entry).toMatchObject({ id: 1_795_000_000_000, activityId: 9, isCompleted: false });
  expect(JSON.parse(entry.content)).toMatchObject({ responses: { reflection: 'Hoy' }, canvasData: {}, questions: [] });
});

describe('her settings, from which the next page knows day or night before it is painted', () => {
  const night = (isOn: boolean) => ({ darkMode: { value: isOn } });

  it('are written at once, even before the device has them', async () => {
    const user = newUser();
    const { documents } = aPage(user);
    await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
    await documents.set('settings', 'settings', night(false));
    await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: false }), { timeout: 6000 });
    const saving = documents.set('settings', 'settings', night(true));
    expect(mirrored('userSettings')).toMatchObject({ darkMode: true });
    await saving;
    await documents.set('settings', 'settings', night(false));
    expect(mirrored('userSettings')).toMatchObject({ darkMode: false });
  });

  it('are not written over what somebody else has put there: that is taken in first', async () => {
    const user = newUser();
    const { documents } = aPage(user);
    await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
    await documents.set('settings', 'settings', night(false));
    await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: false }), { timeout: 6000 });
    localStorage.setItem('userSettings', '{"sounds":false}');
    await documents.set('settings', 'settings', night(true));
    expect(mirrored('userSettings')).toEqual({ sounds: false });
    await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: true, sounds: false }), {
      timeout: 6000,
    });
  });
});

it('takes in what somebody else changed there, and keeps the rest', async () => {
  const [user, server] = [newUser(), createFakeServer()];
  const first = aPage(user, { server });
  await first.documents.set('day', '2026-11-21', { note: { value: 'mar' }, emotion: { value: 'calma' } });
  await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mar'), { timeout: 6000 });
  stop();
  const store = mirrored('calendarioEmocional') as { days: Record<string, object> };
  store.days['2026-11-21'] = { ...store.days['2026-11-21'], note: 'mar y sol' };
  localStorage.setItem('calendarioEmocional', JSON.stringify(store));
  const { documents, isHers } = aPage(user, { server });
  await waitFor(() =>
    expect(documents.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar y sol', emotion: 'calma' }),
  );
  expect(isHers).not.toHaveBeenCalled();
});

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

  /** From now on nothing can be written under a key. @returns how often that was tried, and what makes room again */
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

  it('is not taken for somebody else’s edit by the page itself', async () => {
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

  it('is not taken for somebody else’s edit by the next page', async () => {
    const [user, server] = [newUser(), createFakeServer()];
    const before = aPage(user, { server });
    await write(before, 'Escrito en un túnel');
    await inMirror('túnel');
    const storage = full('journalEntries');
    await write(before, 'Escrito en un túnel largo');
    await waitFor(() => expect(storage.tries()).toBe(1), LONG);
    stop();
    storage.empty();
    const after = aPage(user, { server });
    await inMirror('largo');
    expect(words(after)).toBe('Escrito en un túnel largo');
  });

  it('still tells an edit of somebody else from what is only old', async () => {
    const [user, server] = [newUser(), createFakeServer()];
    const before = aPage(user, { server });
    await before.documents.set('day', '2026-11-21', { note: { value: 'mar' }, emotion: { value: 'calma' } });
    await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mar'), LONG);
    const storage = full('calendarioEmocional');
    await before.documents.set('day', '2026-11-21', { note: { value: 'mar y sol' } });
    await waitFor(() => expect(storage.tries()).toBe(1), LONG);
    stop();
    storage.empty();
    const text = localStorage.getItem('calendarioEmocional') ?? '';
    localStorage.setItem('calendarioEmocional', text.replace('calma', 'alegre'));
    const { documents } = aPage(user, { server });
    await waitFor(() =>
      expect(documents.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar y sol', emotion: 'alegre' }),
    );
  });
});

it('takes the mirrors of erased words away first: a page that ends in between must not leave them to be taken in again', async () => {
  const [user, server] = [newUser(), createFakeServer()];
  const page = aPage(user, { server });
  await page.documents.set('day', '2026-11-21', { note: { value: 'borrada' } });
  await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('borrada'), { timeout: 6000 });
  const store = await page.client.store;
  const { clear } = store;
  const thereThen: (string | null)[] = [];
  jest.spyOn(store, 'clear').mockImplementation((state) => {
    thereThen.push(localStorage.getItem('calendarioEmocional'));
    return clear(state);
  });
  await page.client.eraseDevice();
  expect(thereThen).toEqual([null]);
  expect(localStorage.getItem('calendarioEmocional')).toBeNull();
});

it('takes away what is another woman’s before it calls the mirrors its own: a page that goes away in between must not leave her words', async () => {
  const texts = {
    calendarioEmocional: '{"days":{"2026-11-21":{"note":"de la otra"}}}',
    userSettings: '{"darkMode":true}',
  };
  for (const [key, text] of Object.entries({ ...texts, mirrorOwner: 'la-otra' })) localStorage.setItem(key, text);
  const thereThen: (string | null)[] = [];
  const user = newUser();
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'mirrorOwner') thereThen.push(...Object.keys(texts).map((name) => this.getItem(name)));
    setItem.call(this, key, text);
  });
  const { documents } = aPage(user);
  await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
  expect(thereThen).toEqual([null, null]);
  expect(documents.list('day')).toEqual([]);
});

it('writes nothing under the name of another, who has signed in beside it', async () => {
  const user = newUser();
  const { documents } = aPage(user);
  await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
  await documents.set('settings', 'settings', { darkMode: { value: false } });
  await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: false }), { timeout: 6000 });
  localStorage.setItem('mirrorOwner', 'la-otra');
  await documents.set('settings', 'settings', { darkMode: { value: true } });
  expect(mirrored('userSettings')).toMatchObject({ darkMode: false });
});

it.each([
  ['hers', true, 'de antes'],
  ['not hers', false, undefined],
])('asks once about a calendar that nobody owns: %s', async (_, isCalendarHers, note) => {
  localStorage.setItem('calendarioEmocional', JSON.stringify({ days: { '2025-01-01': { note: 'de antes' } } }));
  const user = newUser();
  const { client, documents, isHers } = aPage(user, { isCalendarHers });
  await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
  await waitFor(() => expect(documents.get('day', '2025-01-01')?.fields['note']).toBe(note));
  expect(isHers).toHaveBeenCalledTimes(1);
  expect((await client.quarantine.all()).map(({ where }) => where)).toEqual(isCalendarHers ? [] : ['otro-calendario']);
});

it.each(['{', '[]', 'null', '"x"', '3', '{"days":[]}', '{"days":{"ayer":{}}}', '{"days":{"2026-11-21":{"note":3}}}'])(
  'puts an unreadable calendar aside before anything is written over it, and says so: %s',
  async (text) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem('calendarioEmocional', text);
    const { client, documents } = aPage(newUser());
    await waitFor(async () => expect(await client.quarantine.all()).toMatchObject([{ text }]));
    expect(log.mock.calls).toEqual([['Error al cargar los datos del calendario']]);
    expect(documents.list('day')).toEqual([]);
  },
);

it('reads the journal of the old app', () => {
  const entries = [
    { id: 1, activityId: 999, title: 'Nueva entrada', content: 'Solo texto', isCompleted: true },
    { id: 2, activityId: 7, title: 'Siete', content: { attention: 'aquí', 'Con espacio': 'allí' } },
    {
      id: 3,
      title: 'Mía',
      content: JSON.stringify({
        responses: { personal_content: 'Hoy' },
        canvasData: { personal_content: 'data:image/png;base64,AAAA' },
        writingMode: 'handwriting',
      }),
    },
    { content: 'Sin fecha' },
    'Solo palabras',
    3,
  ];
  const reading = journalMirror.read(JSON.stringify(entries));
  expect(reading?.isComplete).toBe(false);
  expect(reading?.documents.map(({ fields }) => fields)).toEqual([
    { entryId: 1, title: 'Nueva entrada personal', 'responses.personal_content': 'Solo texto', isCompleted: true },
    { entryId: 2, activityId: 7, title: 'Siete', 'responses.attention': 'aquí', 'responses.reflection': 'allí' },
    { entryId: 3, title: 'Mía', 'responses.personal_content': 'Hoy', writingMode: 'handwriting' },
    { title: 'Nueva entrada personal', 'responses.personal_content': 'Sin fecha' },
    { title: 'Nueva entrada personal', 'responses.personal_content': 'Solo palabras' },
  ]);
  expect(reading?.documents[2]?.pictures).toEqual({ 'canvasData.personal_content': ['data:image/png;base64,AAAA'] });
});

it('reads what it has written', () => {
  const list = () => [];
  expect(calendarMirror.write(list)).toBeUndefined();
  expect(calendarMirror.read('{"days":{},"weeklyIntentions":{"2026-11-week-2":"sí"}}')).toEqual({
    documents: [{ kind: 'week', name: '2026-11-week-2', fields: { intention: 'sí' } }],
    isComplete: true,
  });
});
