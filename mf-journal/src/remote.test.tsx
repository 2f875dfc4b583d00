// The declaration in the bundler configuration is read as text: the configuration itself needs the whole bundler.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { routes } from './remote.tsx';
import ActivityJournal from './slot-activity-journal.tsx';
import { anActivityEntry, anEntry, journalAnswers } from './testing/an-entry.ts';

/** What the remote says of itself to the registry, read from its build's configuration. */
function declared(what: 'routes' | 'slots') {
  const config = readFileSync('mf-journal/rspack.config.mjs', 'utf8');
  const list = new RegExp(`${what}: \\[([^\\]]*)\\]`).exec(config)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
}

const stored = [anEntry({ fields: { entryId: 7, 'responses.personal_content': 'Hoy' } }), anActivityEntry(4, 'Allí')];
const scene = () => ({ documents: createFakeDocuments({ documents: stored }), answers: journalAnswers() });

it('declares the routes and slots that it has', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(declared('routes').toSorted());
  expect(declared('slots')).toEqual(['activity-journal']);
});

it.each(['/journaling', '/journaling?stage=1', '/journaling/new', '/journaling/7'])(
  'mounts and unmounts %s, accessibly',
  async (path) => {
    const view = await renderInHost({ routes, path, ...scene() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi Journal', hidden: true })).toBeInTheDocument();
    if (/\/\w+$/.test(path.slice(1))) await screen.findByLabelText('Tu entrada');
    // A dialog stands beside the page; what is still on its way arrives while axe is looking.
    expect(await act(() => axe(screen.queryByRole('dialog') ?? view.container))).toHaveNoViolations();
    view.unmount();
    expect(document.body.textContent).toBe('');
  },
);

it('fills its slot accessibly', async () => {
  const { user, unmount } = await renderInHost({
    ui: <ActivityJournal activityId={4} title="El mapa" questions={[]} onOpen={() => undefined} />,
    ...scene(),
  });
  await user.click(screen.getByRole('button', { name: 'Revisa Tu Entrada' }));
  await screen.findByLabelText('Tu reflexión');
  expect(await act(() => axe(screen.getByRole('dialog')))).toHaveNoViolations();
  unmount();
  expect(document.body.textContent).toBe('');
});

it('leaves no global style', async () => {
  // Without a dialog: locking the page behind it is the host's.
  await renderInHost({ routes, path: '/journaling', ...scene() });
  await screen.findByRole('article');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const global = rules.filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes('.'));
  expect(global.map((rule) => rule.cssText)).toEqual([]);
});
