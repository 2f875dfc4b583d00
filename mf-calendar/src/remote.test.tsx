// The declaration in the bundler configuration is read as text: the configuration itself needs the whole bundler.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { routes } from './remote.tsx';
import { aChallenge, aDay, libraryAnswers } from './testing/a-calendar.ts';
import { openCalendar } from './testing/open-calendar.tsx';

/** What the remote says of itself to the registry, read from its build's configuration. */
const declaredRoutes = () => {
  const config = readFileSync('mf-calendar/rspack.config.mjs', 'utf8');
  const list = /routes: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path);
};

it('declares the routes that it has', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(declaredRoutes().toSorted());
});

const full = [
  aDay({ emotion: 'a mi aire', icon: 'moon', note: 'Una vela.', isSacred: true, selfCareChecked: true }),
  aChallenge,
];

it.each([
  ['mes', 'Noviembre de 2026'],
  ['semana', '16 – 22 de noviembre de 2026'],
  ['dia', 'Sábado, 21 de noviembre de 2026'],
  ['anual', '2026'],
] as const)('mounts and unmounts %s, accessibly, empty and full', async (view, title) => {
  for (const documents of [[], full]) {
    const opened = await openCalendar({ view, documents, answers: libraryAnswers });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Calendario emocional' })).toBeVisible();
    // What is still on its way arrives while axe is looking.
    expect(await act(() => axe(opened.container))).toHaveNoViolations();
    opened.unmount();
    expect(document.body.textContent).toBe('');
  }
});

it('leaves no global style', async () => {
  await openCalendar({ documents: full, answers: libraryAnswers });
  await screen.findByRole('grid');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const global = rules.filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes('.'));
  expect(global.map((rule) => rule.cssText)).toEqual([]);
});
