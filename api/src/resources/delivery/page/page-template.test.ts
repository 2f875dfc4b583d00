import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageTemplate } from './page-template.ts';

let dist: string;
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'shell-dist-'))));
afterEach(() => rmSync(dist, { recursive: true }));

it('does not exist before the shell is built', async () => {
  const template = new PageTemplate(dist);
  expect(await template.read()).toBeUndefined();
  writeFileSync(join(dist, 'index.html'), 'nuevo');
  expect(await template.read()).toMatchObject({ template: 'nuevo' });
});

it('reads what a build writes after the page, although it was requested in between', async () => {
  const template = new PageTemplate(dist);
  writeFileSync(join(dist, 'index.html'), 'nuevo');
  expect((await template.read())?.publicPages.size).toBe(0);
  writeFileSync(join(dist, 'public-pages.json'), JSON.stringify({ '/': { head: '', body: 'Doce meses' } }));
  writeFileSync(join(dist, 'signed-in-head.html'), '<link>');
  const page = await template.read();
  expect(page?.publicPages.get('/')?.body).toBe('Doce meses');
  expect(page?.signedInHead).toBe('<link>');
});
