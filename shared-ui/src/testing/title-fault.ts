import type { RouteDeclaration } from '../remote/define-remote.ts';

export const pathOf = (address: string): string => address.replace(/\?.*/, '');

/** What to change where a contract test expects another title than the declared one; nothing where they agree. */
export function titleFault(
  routes: readonly Pick<RouteDeclaration, 'path' | 'heading'>[],
  page: { readonly path: string; readonly title: string },
): string | undefined {
  const declared = routes.find(({ path }) => path === pathOf(page.path))?.heading?.title;
  if (declared === undefined || declared === page.title) return undefined;
  return `${page.path} declares the title '${declared}', and src/remote.test.tsx expects '${page.title}': change one of them.`;
}
