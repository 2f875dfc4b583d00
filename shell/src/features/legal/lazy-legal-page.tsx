import { lazyPage } from '@app/shared-ui/components/lazy-page';
import type { ReactNode } from 'react';
import { LEGAL_PATHS, type LegalPath, legalPages } from './legal-texts.ts';

/** The page and its text load together; neither renders without the other. */
const legalPage = (path: LegalPath): ReactNode =>
  lazyPage(async () => {
    const [{ LegalPage }, { default: text }] = await Promise.all([
      import(/* webpackChunkName: "legal" */ './legal-page.tsx'),
      legalPages[path](),
    ]);
    return () => <LegalPage path={path} text={text} />;
  });

/** The legal page of each address, loaded when it is shown. */
export const lazyLegalPages = Object.fromEntries(LEGAL_PATHS.map((path) => [path, legalPage(path)])) as Record<
  LegalPath,
  ReactNode
>;
