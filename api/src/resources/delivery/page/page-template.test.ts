import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillTemplate, PageTemplate } from './page-template.ts';

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

it('D44: a discreet device gets another name, icon and manifest, a curtain, and no landing page', async () => {
  const template =
    '<html lang="es"><link rel="icon" data-identity href="/x.svg">%META%<noscript>Reencuentro</noscript>%CURTAIN%<main>%BODY%</main>%REGISTRY%';
  writeFileSync(join(dist, 'index.html'), template);
  writeFileSync(
    join(dist, 'public-pages.json'),
    JSON.stringify({ '/': { head: '<title>Reencuentro</title>', body: 'Doce' } }),
  );
  writeFileSync(join(dist, 'curtains.json'), JSON.stringify({ compra: '<dialog>Leche</dialog>' }));
  writeFileSync(join(dist, 'curtain-head.html'), '<script src="/assets/curtain.js"></script>');
  const built = (await new PageTemplate(dist).read())!;
  const data = {
    nonce: 'n',
    session: 'none' as const,
    registry: { contract: 1 as const, remotes: [] },
    owner: undefined,
    pageFiles: undefined,
    pixelId: undefined,
    asksForPixel: false,
    publicPage: built.publicPages.get('/'),
    firstPaint: '',
    origin: 'https://example.com',
  };
  expect(fillTemplate(built, { ...data, look: undefined })).toContain('<title>Reencuentro</title>');
  expect(fillTemplate(built, { ...data, look: undefined })).not.toContain('Leche');
  const page = fillTemplate(built, { ...data, look: 'compra' });
  expect(page).not.toMatch(/Reencuentro|Doce|x\.svg/);
  expect(page).toMatch(/^<html data-curtain lang="es"><title>La compra<\/title>/);
  expect(page).toContain('href="/compra.webmanifest"');
  expect(page).toContain('<script src="/assets/curtain.js"></script>');
  expect(page).toContain('<dialog>Leche</dialog><main></main>');
  // A look without a curtain: the page opens at once, instead of waiting for what is not there.
  expect(fillTemplate(built, { ...data, look: 'plantas' })).not.toContain('data-curtain');
});
