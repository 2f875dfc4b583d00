import { drill } from './drill.mjs';

// The API is built first, where that is not done.
it('a product that was lost is restored as it was, without what was deleted', async () => {
  const { rpoMs, rtoMs } = await drill();
  expect(rpoMs).toBeLessThan(60_000);
  expect(rtoMs).toBeLessThan(120_000);
}, 240_000);
