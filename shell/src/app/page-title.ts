import { operator } from '@app/shared-ui/copy/operator';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { pageTitles } from '../copy/page-titles-es.ts';

/** The title of the browser's tab at an address; the product's name alone where nothing is known to be. */
export function titleOf(pathname: string): string {
  const title = matchRoutes([...pageTitles], pathname)?.at(-1)?.route.title;
  return title ? `${title} · ${operator.brand}` : operator.brand;
}

/** Keeps the tab's title with the address. Remotes leave it alone. */
export function usePageTitle(pathname: string): void {
  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);
}
