import { removePreloadLinks } from './preload-links.ts';

it('takes the links of one remote, once', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/remotes/mf-uno/1.0.0/a.js">
    <link rel="preload" as="script" href="/remotes/mf-dos/1.0.0/b.js">
    <link rel="preload" as="font" href="/assets/c.woff2">`;
  expect(removePreloadLinks(document, 'mf-uno')).toEqual([`${window.location.origin}/remotes/mf-uno/1.0.0/a.js`]);
  expect(removePreloadLinks(document, 'mf-uno')).toEqual([]);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/mf-dos/1.0.0/b.js',
    '/assets/c.woff2',
  ]);
});
