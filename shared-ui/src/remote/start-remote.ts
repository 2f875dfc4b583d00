import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../components/lazy-page.tsx';
import { nextTask } from '../loading/next-task.ts';
import type { RemoteDeclaration, RouteDeclaration } from './define-remote.ts';

/** Evaluates the remote's code step by step. @returns its route table, which `src/remote.tsx` exports to the shell */
export async function startRemote({ routes, steps = [] }: RemoteDeclaration): Promise<RouteObject[]> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
  const table: RouteObject[] = [];
  for (const route of routes) table.push({ path: route.path, element: await elementOf(route) });
  return table;
}

const elementOf = async ({ page, isBundled }: RouteDeclaration) =>
  isBundled ? createElement(await page()) : lazyPage(page);
