import { emergencyCountries } from '@app/shared-ui/copy/emergency-numbers';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmergencyNumbers } from './emergency-numbers.tsx';

const open = () => renderInHost({ ui: <EmergencyNumbers /> });
const numberLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const browserSpeaks = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  localStorage.clear();
  browserSpeaks('es-ES');
});

it('begins with the region of the browser', async () => {
  browserSpeaks('en-US', 'es-CL');
  await open();
  expect(screen.getByText('A quién llamar en Chile:')).toBeVisible();
  expect(numberLinks()).toEqual(['tel:133', 'tel:131', 'tel:*4141', 'tel:1455']);
  expect(screen.getByRole('link', { name: '*4141 Si piensas en hacerte daño' })).toBeVisible();
});

it.each([[['es']], [['es-419']], [['fr-FR']], [[]]])(
  'begins with Spain where the browser says %j',
  async (languages) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    await open();
    expect(screen.getByText('A quién llamar en España:')).toBeVisible();
  },
);

it('shows the country that is chosen, and keeps the choice on this device', async () => {
  const { user, unmount, container } = await open();
  await user.selectOptions(screen.getByLabelText('Dónde estás'), 'Uruguay');
  expect(numberLinks()).toEqual(['tel:911', 'tel:08000767', 'tel:08004141']);
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  await open();
  expect(screen.getByText('A quién llamar en Uruguay:')).toBeVisible();
});

it('stores no choice on a shared computer', async () => {
  document.cookie = 'sharedComputer=1';
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Dónde estás'), 'Colombia');
  expect(screen.getByText('A quién llamar en Colombia:')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  document.cookie = 'sharedComputer=; max-age=0';
});

it('explains what a call to the 016 leaves behind', async () => {
  await open();
  expect(screen.getByText('No sale en la factura, pero sí en el registro del teléfono: bórralo.')).toBeVisible();
  const chat = screen.getByRole('link', { name: '600 000 016 El 016 por WhatsApp' });
  expect(chat).toHaveAttribute('href', 'https://wa.me/34600000016');
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(emergencyCountries.map((country) => [country.name, country] as const))(
  'names whom to call in %s in danger, in a crisis and against violence, each with its source',
  (_, { numbers }) => {
    const kinds = new Set<string>(numbers.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['danger', 'harm', 'violence']));
    for (const { source, rungOn } of numbers) {
      expect(source).toMatch(/\d{4}/);
      expect(rungOn).toMatch(/^(por comprobar|\d{4}-\d{2}-\d{2})$/);
    }
  },
);
