import { pino } from 'pino';
import { Geo } from './geo.ts';

const logger = pino({ level: 'silent' });

it.each([
  ['no file', undefined],
  ['a file that is no database', import.meta.filename],
  ['a file that is gone', '/nowhere/city.mmdb'],
])('D15 finds no place with %s', async (_, file) => {
  const geo = new Geo(file, logger);
  for (const ip of ['203.0.113.7', '192.168.1.5', '::1', 'no address', '']) {
    expect(await geo.locate(ip)).toEqual({ city: null, country: null });
  }
});
