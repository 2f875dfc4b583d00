import { operator } from '@app/contract/operator';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { pageTitles } from '../copy/page-titles.es.ts';
import { lookName } from '../storage/look-name.ts';

/** Title of the browser's tab at an address; the product's name alone for unknown addresses. */
export function titleOf(pathname: string): string {
  const title = matchRoutes([...pageTitles], pathname)?.at(-1)?.route.title;
  return title ? `${title} · ${operator.brand}` : operator.brand;
}

/** Sets the tab's title by the address, or to the one name that a discreet device has at every address (D44); remotes do not set it. */
export function usePageTitle(pathname: string): void {
  useEffect(() => {
    document.title = lookName() ?? titleOf(pathname);
  }, [pathname]);
}
