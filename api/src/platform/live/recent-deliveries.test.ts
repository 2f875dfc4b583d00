import { RecentDeliveries } from './recent-deliveries.ts';

function follow() {
  let now = 1_000_000;
  const deliveries = new RecentDeliveries(() => now);
  return { deliveries, pass: (ms: number) => (now += ms) };
}

it('says how long it has been quiet for a user', () => {
  const { deliveries, pass } = follow();
  pass(10_000);
  deliveries.note('ana');
  pass(2_000);
  expect(deliveries.quietMs('ana')).toBe(2_000);
  expect(deliveries.quietMs('eva')).toBe(12_000);
});

it('counts what goes to everybody, and knows nothing from before its start', () => {
  const { deliveries, pass } = follow();
  expect(deliveries.quietMs('ana')).toBe(0);
  pass(5_000);
  deliveries.note();
  pass(1_000);
  expect(deliveries.quietMs('ana')).toBe(1_000);
});

it('remembers a minute', () => {
  const { deliveries, pass } = follow();
  deliveries.note('ana');
  pass(90_000);
  deliveries.note('eva');
  expect(deliveries.quietMs('ana')).toBe(60_000);
});
