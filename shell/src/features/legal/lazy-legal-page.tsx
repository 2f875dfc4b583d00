import { lazy } from 'react';
import { LEGAL_PATHS, type LegalPath, legalPages } from './legal-texts.ts';

const pages = new Map(LEGAL_PATHS.map((path) => [path, lazyPage(path)]));

/** The page and its text come together: neither stands without the other. */
function lazyPage(path: LegalPath) {
  return lazy(async () => {
    const [{ LegalPage }, { default: text }] = await Promise.all([import('./legal-page.tsx'), legalPages[path]()]);
    return { default: () => <LegalPage path={path} text={text} /> };
  });
}

/** The legal page of an address, loaded when it is shown. */
export function LazyLegalPage({ path }: { readonly path: LegalPath }) {
  const Page = pages.get(path);
  return Page ? <Page /> : null;
}
