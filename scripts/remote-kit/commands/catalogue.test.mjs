import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { showCatalogue } from './catalogue.mjs';

let folder;
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  folder = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows the built files and nothing else, at an address that it prints', async () => {
  mkdirSync(path.join(folder, 'catalogue/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'outside.js'), 'no');
  writeFileSync(path.join(folder, 'catalogue/index.html'), '<title>Components</title>');
  writeFileSync(path.join(folder, 'catalogue/assets/main.js'), 'run()');
  const server = await showCatalogue(path.join(folder, 'catalogue'));
  const [[printed]] = process.stdout.write.mock.calls;
  const [address] = /http:\/\/localhost:\d+\//.exec(printed);
  const get = async (place) => {
    const answer = await fetch(address + place);
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  try {
    expect(await get('?story=buttons--buttons')).toEqual([
      200,
      'text/html; charset=utf-8',
      '<title>Components</title>',
    ]);
    expect(await get('assets/main.js')).toEqual([200, 'text/javascript', 'run()']);
    for (const place of ['assets', '..%2foutside.js', '%2e%2e/outside.js', 'assets/../../outside.js'])
      expect(await get(place)).toEqual([404, null, '']);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
});

it('says where the catalogue is in a checkout, which has none that is built', () =>
  expect(showCatalogue(folder)).rejects.toThrow('in a checkout of the product it is npm run catalogue'));
