import { declaredNavSchema, leadsTo } from '@app/contract/remote-manifest';
import * as z from 'zod/mini';
import type { RemoteDeclaration, RouteDeclaration } from '../remote/define-remote.ts';

interface Declared extends Pick<RemoteDeclaration, 'nav'> {
  readonly routes: readonly Pick<RouteDeclaration, 'path'>[];
}

/** Why a product would refuse the declared navigation entry, each as a sentence. */
export function navFaults({ nav, routes }: Declared): string[] {
  if (!nav) return [];
  const { error } = z.safeParse(declaredNavSchema, nav);
  const faults = (error?.issues ?? []).map(({ path, message }) => `nav.${path.map(String).join('.')}: ${message}`);
  const paths = routes.map(({ path }) => path);
  return leadsTo(paths, nav.to) ? faults : [...faults, `nav.to: ${nav.to} is no route of its own without parameters`];
}
