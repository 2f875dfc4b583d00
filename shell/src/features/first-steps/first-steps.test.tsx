import { updateProfile } from '@app/contract/profile';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { keepSampleLine, sampleLine } from '../../storage/sample-line.ts';
import { FirstSteps } from './first-steps.tsx';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

const profile = {
  username: 'ana',
  email: 'ana@example.com',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: '',
  consent: null,
  isConsentWithdrawn: false,
};

async function open(answer: CallAnswer[1] = { body: { profile } }) {
  const onDone = jest.fn();
  const view = await renderInHost({
    ui: <FirstSteps onDone={onDone} />,
    answers: [[updateProfile, answer]],
  });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  return { ...view, onDone, press };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('asks for name, sentence and hour, stores each where it belongs, and leads to the first activity', async () => {
  const { user, press, calls, host, location, onDone, container } = await open();
  await user.type(screen.getByLabelText('Tu nombre'), 'Ana');
  expect(await axe(container)).toHaveNoViolations();
  await press('Continuar');

  expect(await title('¿Cuál de estas frases es la tuya?')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Paso 2 de 4');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(calls.at(-1)?.body).toEqual({ firstName: 'Ana' });
  await press('Guardarla en mi journal');
  const trouble = await screen.findByText('Elige una frase, o salta este paso.');
  expect(trouble).toBeVisible();
  // With the buttons, which a phone keeps in sight.
  expect(trouble.parentElement).toContainElement(screen.getByRole('button', { name: 'Guardarla en mi journal' }));
  expect(screen.getByRole('group', { name: 'Frases' })).toHaveAccessibleDescription(
    'Elige una frase, o salta este paso.',
  );
  await user.click(screen.getByRole('radio', { name: /Llego a la noche/ }));
  expect(await axe(container)).toHaveNoViolations();
  await press('Guardarla en mi journal');

  expect(await title('¿A qué hora te viene bien un rato?')).toHaveFocus();
  const [entry] = host.documents.list('entry');
  expect(entry?.fields).toMatchObject({
    title: 'Nueva entrada personal',
    isCompleted: true,
    'responses.personal_content': 'Llego a la noche sin haber parado.',
  });
  await user.type(screen.getByLabelText('Tu hora'), '07:30');
  await press('Continuar');

  expect(await title('Tres minutos, ahora')).toHaveFocus();
  expect(host.documents.get('settings', 'settings')?.fields).toEqual({ reminderAt: '07:30' });
  await user.click(screen.getByRole('link', { name: 'Hacerla ahora' }));
  expect(location()).toBe('/block/1/etapa/1');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('offers the line of the landing page’s sample first, and deletes it from the device either way', async () => {
  keepSampleLine('Tenía prisa por nada.');
  const { press, host } = await open();
  await press('Saltar');
  expect(await screen.findByRole('radio', { name: /Tenía prisa por nada/ })).toBeChecked();
  expect(host.documents.list('entry')).toEqual([]);
  await press('Guardarla en mi journal');
  await title('¿A qué hora te viene bien un rato?');
  expect(host.documents.list('entry')[0]?.fields).toMatchObject({
    'responses.personal_content': 'Tenía prisa por nada.',
  });
  expect(sampleLine()).toBeUndefined();
});

it('takes a name as long as that of the profile may be', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Tu nombre'), 'a'.repeat(81));
  expect(screen.getByLabelText('Tu nombre')).toHaveValue('a'.repeat(80));
});

it('stores the name once by two clicks', async () => {
  const { user, calls } = await open();
  await user.type(screen.getByLabelText('Tu nombre'), 'Ana');
  const next = screen.getByRole('button', { name: 'Continuar' });
  await act(async () => {
    next.click();
    next.click();
  });
  expect(await title('¿Cuál de estas frases es la tuya?')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'updateProfile')).toHaveLength(1);
});

it('stays where the user has gone on to while the name was on its way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { user, press } = await open(async () => {
    await arrived;
    return { body: { profile } };
  });
  await user.type(screen.getByLabelText('Tu nombre'), 'Ana');
  await press('Continuar');
  await press('Saltar');
  await press('Saltar');
  await title('¿A qué hora te viene bien un rato?');
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading', { level: 1, name: '¿A qué hora te viene bien un rato?' })).toBeVisible();
});

it('keeps the sentence once by two clicks', async () => {
  keepSampleLine('Tenía prisa por nada.');
  const { press, host } = await open();
  await press('Saltar');
  const keep = await screen.findByRole('button', { name: 'Guardarla en mi journal' });
  await act(async () => {
    keep.click();
    keep.click();
  });
  expect(await title('¿A qué hora te viene bien un rato?')).toBeVisible();
  expect(host.documents.list('entry')).toHaveLength(1);
});

it('says at the field that the name could not be stored, and shows no toast', async () => {
  const { user, host, press } = await open('no network');
  await user.type(screen.getByLabelText('Tu nombre'), 'Ana');
  await press('Continuar');
  expect(await screen.findByRole('alert')).toHaveTextContent('o salta este paso');
  expect(screen.getByLabelText('Tu nombre')).toHaveFocus();
  expect(host.showToast).not.toHaveBeenCalled();
});

it('can be skipped, one by one or all at once', async () => {
  const { press, calls, host, onDone } = await open();
  for (let step = 1; step <= 3; step += 1) await press('Saltar');
  await press('Ahora no');
  expect(calls).toEqual([]);
  expect(host.documents.list('entry')).toEqual([]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('leaves at once for the home page', async () => {
  const { press, onDone } = await open();
  await press('Saltar todo');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('asks about the line of the sample before all is skipped, and leaves none on the device', async () => {
  keepSampleLine('Tenía prisa por nada.');
  const { press, host, onDone } = await open();
  await press('Saltar todo');
  expect(await screen.findByRole('radio', { name: /Tenía prisa por nada/ })).toBeChecked();
  expect(onDone).not.toHaveBeenCalled();
  expect(sampleLine()).toBe('Tenía prisa por nada.');
  await press('Saltar todo');
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(sampleLine()).toBeUndefined();
  expect(host.documents.list('entry')).toEqual([]);
});
