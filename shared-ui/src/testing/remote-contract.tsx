import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { matchPath, type RouteObject } from 'react-router-dom';
import type { RemoteDeclaration } from '../remote/define-remote.ts';
import { globalStyles } from './global-styles.ts';
import { navFaults } from './nav-faults.ts';
import { type ContractPart, testParts } from './part-contract.tsx';
import { renderInHost, type Scene } from './render-with-host.tsx';
import { pathOf, titleFault } from './title-fault.ts';

/** An address of the remote, and what is expected there. */
export interface ContractPage {
  readonly path: string;
  /** Its `<h1>`. */
  readonly title: string;
  /** An `<h2>`, if the title alone does not show that the page has rendered. */
  readonly section?: string;
  /** Answers and documents, created anew for each test. */
  readonly scene?: () => Omit<Scene, 'ui' | 'routes' | 'path'>;
}

/**
 * The contract test of a remote (docs/remotes.md): every declared route has a page among `pages`, with its declared heading; each page
 * mounts, is accessible, leaves no global style, and unmounts completely. Every declared slot has its part among `parts`, which is held to the
 * same, with its data and without any. Its navigation entry is one that a product takes; whether its place in the bar is free, a product knows
 * (`npm run can-deploy`).
 */
export function testContract(
  remote: RemoteDeclaration,
  routes: RouteObject[],
  pages: readonly ContractPage[],
  parts: readonly ContractPart[] = [],
): void {
  it('has a page for every declared route', () => {
    const isOpened = (route: string) => pages.some(({ path }) => matchPath(route, pathOf(path)));
    expect(remote.routes.filter(({ path }) => !isOpened(path)).map(({ path }) => path)).toEqual([]);
  });

  it('has a navigation entry that a product takes, or none', () => expect(navFaults(remote)).toEqual([]));

  it.each(pages.map((page) => [page.path, page.section ?? page.title, page] as const))(
    'mounts and unmounts %s, accessibly and without a global style: %s',
    async (path, _, { title, section, scene }) => {
      // First: a page that waits for another title would fail after seconds, with all its elements.
      const fault = titleFault(remote.routes, { path, title });
      if (fault) throw new Error(fault);
      const view = await renderInHost({ ...scene?.(), routes, path });
      expect(await screen.findByRole('heading', { level: 1, name: title, hidden: true })).toBeInTheDocument();
      if (section) expect(await screen.findByRole('heading', { level: 2, name: section })).toBeVisible();
      const dialog = screen.queryByRole('dialog');
      // Pending answers arrive while axe is running.
      expect(await act(() => axe(dialog ?? view.container))).toHaveNoViolations();
      // Locking the page behind a dialog is the host's task.
      if (!dialog) expect(globalStyles()).toEqual([]);
      view.unmount();
      expect(document.body.textContent).toBe('');
    },
  );

  testParts(remote.slots ?? [], parts);
}
