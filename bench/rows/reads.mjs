import { rateRounds } from './rate-row.mjs';

const CONNECTIONS = 16;

const read = (id, path, target) => ({
  id,
  what: `signed-in GET ${path}, ${CONNECTIONS} connections`,
  against: 'node:http + driver: session, user, progress',
  unit: 'calls/s',
  target,
  async measure(place, effort) {
    const { cookie } = await place.user(`reads-${id}`);
    const side = (url) => ({
      url,
      request: () => ({ path, headers: { cookie } }),
      status: 200,
      count: CONNECTIONS,
    });
    return rateRounds({ ours: side(place.api), baseline: side(place.bare) }, effort);
  },
});

const poll = {
  id: 'poll',
  what: `unchanged GET /api/journal, ${CONNECTIONS} connections`,
  against: 'an empty Koa route',
  unit: 'calls/s',
  target: 1,
  async measure(place, effort) {
    const { cookie } = await place.user('poll');
    const path = '/api/journal';
    const etag = (await fetch(place.api + path, { headers: { cookie } })).headers.get('etag');
    const side = { url: place.api, count: CONNECTIONS };
    return rateRounds(
      {
        ours: { ...side, request: () => ({ path, headers: { cookie, 'if-none-match': etag } }), status: 304 },
        baseline: { ...side, request: () => ({ path: '/healthz', headers: { cookie } }), status: 200 },
      },
      effort,
    );
  },
};

export default [read('read', '/api/weeks/1/activities', 1.5), read('week', '/api/current-week', 1.7), poll];
