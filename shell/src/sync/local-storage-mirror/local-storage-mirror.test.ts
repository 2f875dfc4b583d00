import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { aPage, mirrored, newUser, stopPages } from '../../testing/a-mirrored-page.ts';

beforeEach(() => localStorage.clear());
afterEach(stopPages);

it('writes the calendar, the journal and the self-assessments under the keys of the specification, without drawings', async () => {
  const { documents } = aPage(newUser());
  await documents.set('day', '2026-11-21', { note: { value: 'mar' }, icon: { value: 'sun' } });
  await documents.set('week', '2026-11-week-3', { intention: { value: 'despacio' } });
  await documents.set('settings', 'settings', { darkMode: { value: true } });
  await documents.set('assessment', 'activity-9', { 'scores.calma': { value: 4 } });
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
  expect(mirrored('selfAssessment')).toEqual({ 'activity-9': { 'scores.calma': 4 } });
  const [entry] = mirrored('journalEntries') as [{ content: string }];
  expect(entry).toMatchObject({ id: 1_795_000_000_000, activityId: 9, isCompleted: false });
  expect(JSON.parse(entry.content)).toMatchObject({ responses: { reflection: 'Hoy' }, canvasData: {}, questions: [] });
});

describe('the user’s settings, from which the next page reads its theme before the first paint', () => {
  const night = (isOn: boolean) => ({ darkMode: { value: isOn } });

  it('are written at once, even before the device has stored them', async () => {
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

  it('are not overwritten if they were edited outside: the edit is imported first', async () => {
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

it('imports an outside edit, and keeps the rest', async () => {
  const [user, server] = [newUser(), createFakeServer()];
  const first = aPage(user, { server });
  await first.documents.set('day', '2026-11-21', { note: { value: 'mar' }, emotion: { value: 'calma' } });
  await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mar'), { timeout: 6000 });
  stopPages();
  const store = mirrored('calendarioEmocional') as { days: Record<string, object> };
  store.days['2026-11-21'] = { ...store.days['2026-11-21'], note: 'mar y sol' };
  localStorage.setItem('calendarioEmocional', JSON.stringify(store));
  const { documents, askIfCalendarIsOwn } = aPage(user, { server });
  await waitFor(() =>
    expect(documents.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar y sol', emotion: 'calma' }),
  );
  expect(askIfCalendarIsOwn).not.toHaveBeenCalled();
});

it('D43: under a lock holds no word, even while another tab converts the database', async () => {
  let isLocked = false;
  const { client, documents, mirror } = aPage(newUser(), { isLocked: () => isLocked });
  await documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mar'), { timeout: 6000 });
  const { database } = await client.store;
  if (database) jest.spyOn(database, 'put').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  isLocked = true;
  await mirror.refresh();
  expect(mirrored('calendarioEmocional')).toEqual({});
  expect(mirrored('journalEntries')).toEqual({});
});

it('removes the mirrors of erased text first: if the page ends in between, they must not be imported again', async () => {
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

it('removes another user’s mirrors before it claims them: if the page ends in between, none of the other’s text may stay', async () => {
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

it('writes nothing under the name of another user who has signed in meanwhile', async () => {
  const user = newUser();
  const { documents } = aPage(user);
  await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
  await documents.set('settings', 'settings', { darkMode: { value: false } });
  await waitFor(() => expect(mirrored('userSettings')).toMatchObject({ darkMode: false }), { timeout: 6000 });
  localStorage.setItem('mirrorOwner', 'la-otra');
  await documents.set('settings', 'settings', { darkMode: { value: true } });
  expect(mirrored('userSettings')).toMatchObject({ darkMode: false });
});

it('leaves the keys to the account that has signed in since, also when that one writes there', async () => {
  const user = newUser();
  const { mirror, documents } = aPage(user);
  await documents.set('day', '2026-11-21', { note: { value: 'mía' } });
  await waitFor(() => expect(localStorage.getItem('calendarioEmocional')).toContain('mía'), { timeout: 6000 });
  const other = '{"days":{"2026-11-21":{"note":"de la otra"}}}';
  const taken = { sessionOwner: 'la-otra', mirrorOwner: 'la-otra', calendarioEmocional: other };
  for (const [key, text] of Object.entries(taken)) localStorage.setItem(key, text);
  await mirror.refresh();
  expect(Object.fromEntries(Object.keys(taken).map((key) => [key, localStorage.getItem(key)]))).toEqual(taken);
  expect(documents.get('day', '2026-11-21')?.fields['note']).toBe('mía');
  expect(documents.list('sibling')).toEqual([]);
});

it.each([
  ['the own one', true, 'de antes'],
  ['another', false, undefined],
])('asks once about a calendar without an owner: %s', async (_, isCalendarOwn, note) => {
  localStorage.setItem('calendarioEmocional', JSON.stringify({ days: { '2025-01-01': { note: 'de antes' } } }));
  const user = newUser();
  const { client, documents, askIfCalendarIsOwn } = aPage(user, { isCalendarOwn });
  await waitFor(() => expect(localStorage.getItem('mirrorOwner')).toBe(user));
  await waitFor(() => expect(documents.get('day', '2025-01-01')?.fields['note']).toBe(note));
  expect(askIfCalendarIsOwn).toHaveBeenCalledTimes(1);
  expect((await client.quarantine.all()).map(({ where }) => where)).toEqual(isCalendarOwn ? [] : ['otro-calendario']);
});

it.each(['{', '[]', 'null', '"x"', '3', '{"days":[]}', '{"days":{"ayer":{}}}', '{"days":{"2026-11-21":{"note":3}}}'])(
  'puts an unreadable calendar aside before it is overwritten, and logs that: %s',
  async (text) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    localStorage.setItem('calendarioEmocional', text);
    const { client, documents } = aPage(newUser());
    await waitFor(async () => expect(await client.quarantine.all()).toMatchObject([{ text }]));
    expect(log.mock.calls).toEqual([['Error al cargar los datos del calendario']]);
    expect(documents.list('day')).toEqual([]);
  },
);

it('F28: removes the copies of the progress, too, when the data were erased elsewhere', () => {
  const { mirror } = aPage(newUser());
  const names = ['userProgress', 'completedActivities', 'weeks', 'seals', 'journalEntries'];
  for (const name of names) localStorage.setItem(name, '{}');
  mirror.remove();
  expect(names.filter((name) => localStorage.getItem(name) !== null)).toEqual([]);
});
