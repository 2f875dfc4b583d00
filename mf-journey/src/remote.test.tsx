// The declaration in the bundler configuration is read as text: the configuration itself needs the whole bundler.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { axe } from 'jest-axe';
import { act, screen } from '@testing-library/react';
import { routes } from './remote.tsx';
import { journeyAnswers } from './testing/a-journey.ts';

/** What the remote says of itself to the registry, read from its build's configuration. */
const declaredRoutes = () => {
  const config = readFileSync('mf-journey/rspack.config.mjs', 'utf8');
  const list = /routes: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path);
};

it('declares the routes that it has', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(declaredRoutes().toSorted());
});

const pages = [
  ['/', 'Tu camino de transformación interior'],
  ['/dashboard', 'Tu camino de transformación interior'],
  ['/block/1', 'Silencio'],
  ['/block/1/etapa/2', 'Título de la etapa 2'],
  ['/block/1/etapas-completadas', 'Tus etapas completadas'],
  ['/block/1/etapas-anteriores', 'Tus etapas anteriores'],
  ['/etapas-completadas', 'Tu historial de transformación'],
  ['/seals', 'Mis Sellos Emocionales'],
] as const;

it.each(pages)('mounts and unmounts %s, accessibly', async (path, title) => {
  const view = await renderInHost({
    routes,
    path,
    answers: journeyAnswers({ completedStages: 1, completedActivities: 10 }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  // What is still on its way arrives while axe is looking.
  expect(await act(() => axe(view.container))).toHaveNoViolations();
  view.unmount();
  expect(document.body.textContent).toBe('');
});

it('leaves no global style', async () => {
  await renderInHost({ routes, path: '/block/1/etapa/2', answers: journeyAnswers({ completedStages: 1 }) });
  await screen.findByRole('heading', { level: 1 });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const global = rules.filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes('.'));
  expect(global.map((rule) => rule.cssText)).toEqual([]);
});
