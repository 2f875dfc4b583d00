import type { StoredDocument } from '@app/shared-ui/host';
import { readSettings } from './settings.ts';

const aDocument = (fields: StoredDocument['fields']): StoredDocument => ({
  kind: 'settings',
  key: 'settings',
  fields,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  state: 'synced',
  others: [],
  cameBack: false,
});

it('has the defaults of the specification', () => {
  expect(readSettings(undefined)).toMatchObject({
    notifications: true,
    darkMode: false,
    sounds: true,
    emailUpdates: false,
    asksEachTime: false,
    autoTheme: false,
    offersPages: true,
  });
});

it('has the values that were set', () => {
  const fields = { darkMode: true, reminderAt: '07:30', pausedUntil: '2027-01-01' };
  expect(readSettings(aDocument(fields))).toMatchObject(fields);
});

it('does not lose the others to one that cannot be read', () => {
  expect(readSettings(aDocument({ darkMode: 'sí', sounds: false }))).toMatchObject({ darkMode: false, sounds: false });
});
