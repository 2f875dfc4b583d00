import { NEVER_STORED, SERVER_KNOWLEDGE } from '@app/contract/server-knowledge';
import { getVaultOpenings } from '@app/contract/vault-openings';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ServerKnowledgePage } from './server-knowledge-page.tsx';

it('D45: shows every fact of the table, how it is stored, what for and until when', async () => {
  const { container, user } = await renderInHost({
    ui: <ServerKnowledgePage />,
    path: '/settings/servidor',
    answers: [[getVaultOpenings, { body: { openings: [] } }]],
  });
  const unfolded = async (title: string) => {
    const heading = screen.getByRole('heading', { level: 2, name: title });
    await user.click(heading);
    return within(heading.closest('details')!);
  };
  for (const { title, facts } of SERVER_KNOWLEDGE) {
    const section = await unfolded(title);
    expect(section.getAllByRole('listitem')).toHaveLength(facts.length);
    for (const { what } of facts) expect(section.getByRole('heading', { name: what })).toBeVisible();
  }
  const words = within(screen.getByRole('heading', { name: /^Las palabras de tu journal/ }).parentElement!);
  expect(words.getByText('Cifrado con tu clave')).toBeVisible();
  expect(words.getByText(/hasta que lo borres tú/)).toBeVisible();
  const address = within(screen.getByRole('heading', { name: /^Tu nombre de usuario/ }).parentElement!);
  expect(address.getByText('A la vista')).toBeVisible();
  const openings = await unfolded('Cuándo lo ha abierto sin que lo pidieras');
  expect(await openings.findByText('En este tiempo no ha pasado.')).toBeVisible();
  await unfolded('Lo que no sabe');
  for (const text of NEVER_STORED) expect(screen.getByText(text)).toBeVisible();
  const ways = await unfolded('Cómo se guarda cada cosa');
  expect(ways.getByText('Solo una huella')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Configuración' })).toHaveAttribute('href', '/settings');
  expect(await axe(container)).toHaveNoViolations();
});
