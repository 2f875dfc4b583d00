import { onTestDatabase } from '../../../../test/test-database.ts';
import { Types } from 'mongoose';
import { ProgressModel } from './progress.model.ts';
import { roundActivityTimes } from './round-activity-times.ts';

onTestDatabase();

const NOW = new Date('2026-11-27T08:00:00Z');
const ZONE = 'Europe/Madrid';
const changedAt = async (_id: Types.ObjectId) => (await ProgressModel.findById(_id).lean())?.changedAt;

async function aUserWith(times: Record<string, string>): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const dates = Object.fromEntries(Object.entries(times).map(([id, at]) => [id, new Date(at)]));
  await ProgressModel.create({ _id, statuses: { 1: 'completed' }, changedAt: dates });
  return _id;
}

it('D45: of steps of more than thirty days ago the day remains, as the user lived it', async () => {
  const old = await aUserWith({
    // Half past midnight in Madrid, in summer: still the evening before in UTC.
    1: '2026-07-10T22:30:00Z',
    2: '2026-01-15T23:59:59Z',
    3: '2026-10-28T08:00:01Z',
  });
  const recent = await aUserWith({ 1: '2026-11-26T21:14:03.123Z' });
  const none = new Types.ObjectId();
  await ProgressModel.create({ _id: none });
  expect(await roundActivityTimes(NOW, ZONE)).toBe(1);
  expect(await changedAt(old)).toEqual({
    1: new Date('2026-07-11T10:00:00Z'),
    2: new Date('2026-01-16T11:00:00Z'),
    3: new Date('2026-10-28T08:00:01Z'),
  });
  expect(await changedAt(recent)).toEqual({ 1: new Date('2026-11-26T21:14:03.123Z') });
  expect((await ProgressModel.findById(old).lean())?.statuses).toEqual({ 1: 'completed' });
  // Nothing is left to be done.
  expect(await roundActivityTimes(NOW, ZONE)).toBe(0);
});
