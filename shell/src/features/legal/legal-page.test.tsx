import { operator } from '@app/contract/operator';
import { screen } from '@testing-library/react';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { axe } from 'jest-axe';
import { LegalPage } from './legal-page.tsx';
import { LEGAL_PATHS, legalPages } from './legal-texts.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it.each(LEGAL_PATHS)('%s is whole and names the others', async (path) => {
  const { default: text } = await legalPages[path]();
  const { container } = await renderInHost({ ui: <LegalPage path={path} text={text} /> });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
  expect(screen.getByText('Última actualización: 21 de noviembre de 2026')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    LEGAL_PATHS.filter((other) => other !== path),
  );
  // Every placeholder of the operator's facts is filled in.
  expect(container.textContent).not.toMatch(/\{\w+\}/);
  expect(await axe(container)).toHaveNoViolations();
});

it('privacy has the six topics of the specification and its answer time', async () => {
  const { default: text } = await legalPages['/privacy']();
  await renderInHost({ ui: <LegalPage path="/privacy" text={text} /> });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(0, 6)).toEqual([
    'Qué datos recogemos',
    'Para qué los usamos',
    'Cómo los protegemos',
    'Tus derechos',
    'Cookies',
    'Contacto',
  ]);
  expect(screen.getByText(/en un máximo de 48 horas/)).toBeVisible();
  for (const right of ['Acceso', 'Rectificación', 'Supresión', 'portabilidad', 'Oposición'])
    expect(screen.getByText(new RegExp(right))).toBeVisible();
});

it('the legal notice names who publishes the product, from the operator data', async () => {
  const { default: text } = await legalPages['/aviso-legal']();
  await renderInHost({ ui: <LegalPage path="/aviso-legal" text={text} /> });
  const { name, taxNumber, address } = operator.owner;
  for (const line of [`Titular: ${name}.`, `NIF: ${taxNumber}.`, `Domicilio: ${address}.`])
    expect(screen.getByText(line)).toBeVisible();
});
