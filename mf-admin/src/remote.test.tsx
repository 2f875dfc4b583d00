// The declaration in the bundler configuration is read as text: the configuration itself needs the whole bundler.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { routes } from './remote.tsx';
import { adminAnswers, aUserRow } from './testing/an-admin.ts';

it('declares the routes that it has, for administrators', () => {
  const config = readFileSync('mf-admin/rspack.config.mjs', 'utf8');
  expect(routes.map(({ path }) => path)).toEqual(
    [...(/routes: \[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, path]) => path),
  );
  expect(config).toContain("access: 'admin'");
});

const sections = [
  ['/admin', 'Gestión de Usuarios (1)'],
  ['/admin?ver=recorrido', 'De dónde llegan'],
  ['/admin?ver=correos', 'Correos de la última semana'],
  ['/admin?ver=partes', 'Partes de la aplicación'],
  ['/admin?ver=registro', 'Registro de cambios'],
] as const;

it.each(sections)('mounts and unmounts %s, accessibly', async (path, title) => {
  const view = await renderInHost({ routes, path, answers: adminAnswers({ users: [aUserRow()] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Panel de Administración' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await act(() => axe(view.container))).toHaveNoViolations();
  view.unmount();
  expect(document.body.textContent).toBe('');
});

it('leaves no global style', async () => {
  await renderInHost({ routes, path: '/admin', answers: adminAnswers() });
  await screen.findByRole('heading', { level: 2, name: 'Gestión de Usuarios (0)' });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const global = rules.filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes('.'));
  expect(global.map((rule) => rule.cssText)).toEqual([]);
});
