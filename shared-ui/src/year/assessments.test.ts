import { createFakeDocuments } from '../testing/fake-documents.ts';
import { bandOf, dimensionOf, readAssessment } from './assessments.ts';

const read = (key: string, fields: Readonly<Record<string, string | number>> = {}) => {
  const documents = [{ kind: 'assessment' as const, key, fields, createdAt: '2026-02-01T10:00:00.000Z' }];
  return readAssessment(createFakeDocuments({ documents }).get('assessment', key)!);
};

it('reads the scores by dimension, and when they were taken', () => {
  const takenAt = '2026-02-03T10:00:00.000Z';
  const fields = { 'scores.calma': 4, 'scores.voz': 'mucha', takenAt };
  expect(read('activity-9', fields)).toEqual({ activityId: 9, scores: { calma: 4 }, takenAt });
  expect(read('activity-432')).toEqual({ activityId: 432, scores: {}, takenAt: '2026-02-01T10:00:00.000Z' });
});

it.each(['activity-0', 'activity-433', 'activity-', 'activity-9b', 'week-9'])('reads none at the key %s', (key) => {
  expect(read(key)).toBeUndefined();
});

it('divides a scale into three bands', () => {
  expect([1, 3, 4, 6, 7, 10].map(bandOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
});

it('calls a dimension as the programme does, else by its key', () => {
  const calma = { key: 'calma', label: 'Calma interior', low: 'poca', middle: 'a ratos', high: 'mucha' };
  expect(dimensionOf([calma], 'calma')).toBe(calma);
  expect(dimensionOf([], 'calma')).toEqual({ key: 'calma', label: 'Calma', low: '', middle: '', high: '' });
});
