import { NEVER_STORED, SERVER_KNOWLEDGE } from '@app/contract/server-knowledge';
import { getVaultOpenings } from '@app/contract/vault-openings';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ServerKnowledgePage } from './server-knowledge-page.tsx';

it('D45: shows every fact of the table, how it is stored, what for and until when', async () => {
  const { container } = await renderInHost({
    ui: <ServerKnowledgePage />,
    path: '/settings/servidor',
    answers: [[getVaultOpenings, { body: { openings: [] } }]],
  });
  for (const { title, facts } of SERVER_KNOWLEDGE) {
    const section = within(screen.getByRole('region', { name: title }));
    expect(section.getAllByRole('listitem')).toHaveLength(facts.length);
    for (const { what } of facts) expect(section.getByRole('heading', { name: what })).toBeVisible();
  }
  const words = within(screen.getByRole('heading', { name: /^Las palabras de tu journal/ }).parentElement!);
  expect(words.getByText('Cifrado con tu clave')).toBeVisible();
  expect(words.getByText(/hasta que lo borres tú/)).toBeVisible();
  const address = within(screen.getByRole('heading', { name: /^Tu nombre de usuario/ }).parentElement!);
  expect(address.getByText('A la vista')).toBeVisible();
  expect(await screen.findByText('En este tiempo no ha pasado.')).toBeVisible();
  for (const text of NEVER_STORED) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Configuración' })).toHaveAttribute('href', '/settings');
  expect(await axe(container)).toHaveNoViolations();
});
