import { lazy, type ReactNode } from 'react';
import { LEGAL_PATHS, type LegalPath, legalPages } from './legal-texts.ts';

/** The page and its text come together: neither stands without the other. */
function lazyPage(path: LegalPath): ReactNode {
  const Page = lazy(async () => {
    const [{ LegalPage }, { default: text }] = await Promise.all([import('./legal-page.tsx'), legalPages[path]()]);
    return { default: () => <LegalPage path={path} text={text} /> };
  });
  return <Page />;
}

/** The legal page of each address, loaded when it is shown. */
export const lazyLegalPages = Object.fromEntries(LEGAL_PATHS.map((path) => [path, lazyPage(path)])) as Record<
  LegalPath,
  ReactNode
>;
