import { documentId, type Refusal } from '../document/local-document.ts';
import { aUnitOfWork, aDoc, day, now, only } from '../testing/a-unit-of-work.ts';
import { refusalOf } from './refusal.ts';

const text = (value: string) => ({ value });
const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();

describe('an edit that the server could not read', () => {
  const invalid = (opId: string, code: 'invalid' | 'not_allowed' | 'too_large' = 'invalid') =>
    ({ opId, status: 'rejected', code, message: 'No válido' }) as const;

  it.each(['invalid', 'not_allowed'] as const)(
    'is offered again: a server of an earlier version does not know every document (%s)',
    (code) => {
      const { work, write, takeBatch, applyPushResults } = aUnitOfWork();
      write(day, { note: text('mar') });
      applyPushResults(invalid(only(takeBatch()).opId, code));
      expect(takeBatch({ now: later(4 * 60_000) })).toEqual([]);
      const again = only(takeBatch({ now: later(6 * HOUR_MS) }));
      expect(again).toMatchObject({ ...day, fields: { note: { value: 'mar' } } });
      applyPushResults({ opId: again.opId, status: 'applied', doc: aDoc(day, 5, { note: 'mar' }) });
      expect(work.get(documentId(day))).toMatchObject({ known: { fields: { note: 'mar' } } });
      expect(work.get(documentId(day))?.refusal).toBeUndefined();
      expect(work.get(documentId(day))?.pending).toBeUndefined();
    },
  );

  it('waits twice as long each time, up to six hours', () => {
    let refused: Refusal | undefined;
    const waits = Array.from({ length: 10 }, () => {
      refused = refusalOf(invalid('op'), refused, now);
      return (Date.parse(refused.again ?? '') - Date.parse(now)) / 60_000;
    });
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360, 360]);
    expect(refusalOf({ ...invalid('op', 'too_large'), reason: 'versions' }, refused, now).tries).toBe(1);
  });

  it('but not one that is too large by itself: only another edit helps', () => {
    const { write, takeBatch, applyPushResults } = aUnitOfWork();
    write(day, { note: text('mar') });
    applyPushResults(invalid(only(takeBatch()).opId, 'too_large'));
    expect(takeBatch({ now: later(365 * 24 * HOUR_MS) })).toEqual([]);
    write(day, { note: text('ola') });
    expect(takeBatch()).toHaveLength(1);
  });
});
