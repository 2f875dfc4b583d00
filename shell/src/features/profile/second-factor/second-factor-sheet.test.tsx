import { confirmPassword } from '@app/contract/account-settings';
import { getCurrentUser } from '@app/contract/sign-in';
import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@app/contract/second-factor';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { SecondFactorSheet } from './second-factor-sheet.tsx';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODE = '287082';
const CODES = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const OTHER_CODES = ['cdef-ghjk-mnpq-rstu'];
const WRONG = {
  status: 400,
  body: { message: 'Hay datos que revisar.', fields: { code: 'El código no es correcto.' } },
};

interface State {
  isOn: boolean;
  isDemanded: boolean;
  recoveryCodesLeft: number;
}

const isRight = (body: unknown) => (body as { code: string }).code === CODE;

/** A server with the user's second factor. */
function aServer(state: State): CallAnswer[] {
  return [
    [getCurrentUser, { body: { user: aUser() } }],
    [getSecondFactor, () => ({ body: { ...state } })],
    [beginSecondFactor, { body: { secret: SECRET, uri: `otpauth://totp/Reencuentro:ana?secret=${SECRET}` } }],
    [
      turnOnSecondFactor,
      ({ body }) => {
        if (!isRight(body)) return WRONG;
        Object.assign(state, { isOn: true, recoveryCodesLeft: CODES.length });
        return { body: { recoveryCodes: CODES } };
      },
    ],
    [
      turnOffSecondFactor,
      ({ body }) => {
        if (!isRight(body)) return WRONG;
        state.isOn = false;
        return { status: 204 };
      },
    ],
    [renewRecoveryCodes, ({ body }) => (isRight(body) ? { body: { recoveryCodes: OTHER_CODES } } : WRONG)],
  ];
}

async function open(facts: Partial<State> = {}, more: readonly CallAnswer[] = []) {
  const state = { isOn: false, isDemanded: false, recoveryCodesLeft: 0, ...facts };
  const view = await renderInHost({
    ui: (
      <Toaster>
        <PasswordConfirmation>
          <SecondFactorSheet />
        </PasswordConfirmation>
      </Toaster>
    ),
    answers: [...aServer(state), ...more],
  });
  return { ...view, state };
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

it('turns it on with a first code, and shows the recovery codes once', async () => {
  const { user, state } = await open();
  await user.click(await screen.findByRole('button', { name: 'Activarla' }));
  const setUp = await dialog('Activa la verificación en dos pasos');
  expect(within(setUp).getByRole('img', { name: 'Código QR para tu aplicación de verificación' })).toBeVisible();
  expect(within(setUp).getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(within(setUp).getByRole('link', { name: 'Abrirla en este dispositivo' })).toHaveAttribute(
    'href',
    `otpauth://totp/Reencuentro:ana?secret=${SECRET}`,
  );
  expect(await axe(setUp)).toHaveNoViolations();

  await user.type(within(setUp).getByLabelText('Código de verificación'), '000000{Enter}');
  expect(await within(setUp).findByText('El código no es correcto.')).toBeVisible();
  expect(state.isOn).toBe(false);
  await user.clear(within(setUp).getByLabelText('Código de verificación'));
  await user.type(within(setUp).getByLabelText('Código de verificación'), `${CODE}{Enter}`);

  const codes = await dialog('Tus códigos de recuperación');
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  await user.click(within(codes).getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
  await user.click(within(codes).getByRole('button', { name: 'Ya los he guardado' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText(/Está activada/)).toHaveTextContent('Te quedan 2 códigos de recuperación.');
});

it('turns it off with a code', async () => {
  const { user, state } = await open({ isOn: true, recoveryCodesLeft: 1 });
  expect(await screen.findByText(/Te queda un código de recuperación/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desactivarla' }));
  const question = await dialog('Desactivar la verificación en dos pasos');
  expect(within(question).getByRole('button', { name: 'Desactivar' })).toBeDisabled();
  await user.type(within(question).getByLabelText('Código de verificación'), `${CODE}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Activarla' })).toBeVisible();
  expect(state.isOn).toBe(false);
});

it('shows other recovery codes for those that are left', async () => {
  const { user } = await open({ isOn: true });
  expect(await screen.findByText(/No te queda ningún código de recuperación/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear otros códigos' }));
  const question = await dialog('Crear otros códigos de recuperación');
  await user.type(within(question).getByLabelText('Código de verificación'), `${CODE}{Enter}`);
  expect(within(await dialog('Tus códigos de recuperación')).getByText(OTHER_CODES[0] ?? '')).toBeVisible();
});

it.each([
  [true, { title: 'Códigos copiados' }],
  [false, { tone: 'error', title: 'Error', description: 'No hemos podido copiarlos. Descárgalos o apúntalos.' }],
])('selects the codes where there is no clipboard, and says how copying ended: %j', async (works, toast) => {
  const { user, host } = await open({ isOn: true });
  await user.click(await screen.findByRole('button', { name: 'Crear otros códigos' }));
  const question = await dialog('Crear otros códigos de recuperación');
  await user.type(within(question).getByLabelText('Código de verificación'), `${CODE}{Enter}`);
  const codes = await dialog('Tus códigos de recuperación');
  // A page over plain http has no clipboard, though the DOM's types say that every page has one.
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  // jsdom has no such function.
  const execCommand = jest.fn(() => works);
  Object.assign(document, { execCommand });
  await user.click(within(codes).getByRole('button', { name: 'Copiar' }));
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(document.getSelection()?.toString()).toBe(OTHER_CODES.join(''));
  expect(host.showToast).toHaveBeenLastCalledWith(toast);
});

it('can be cancelled at each step', async () => {
  const { user, state } = await open();
  await user.click(await screen.findByRole('button', { name: 'Activarla' }));
  await user.click(
    within(await dialog('Activa la verificación en dos pasos')).getByRole('button', { name: 'Cancelar' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(state.isOn).toBe(false);
});

it('asks for the password where the server requires it', async () => {
  let isConfirmed = false;
  const { user } = await open({}, [
    [
      beginSecondFactor,
      () =>
        isConfirmed
          ? { body: { secret: SECRET, uri: 'otpauth://totp/x' } }
          : { status: 403, body: { message: 'Confirma tu contraseña para continuar.', confirmationRequired: true } },
    ],
    [
      confirmPassword,
      () => {
        isConfirmed = true;
        return { status: 204 };
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Activarla' }));
  await user.type(await screen.findByLabelText('Contraseña'), 'luz de marzo 7{Enter}');
  expect(await dialog('Activa la verificación en dos pasos')).toBeVisible();
});

it('cannot be turned off where it is required, and says so before it is on', async () => {
  await open({ isOn: true, isDemanded: true, recoveryCodesLeft: 3 });
  expect(await screen.findByRole('button', { name: 'Crear otros códigos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desactivarla' })).not.toBeInTheDocument();
});

it('says that it is required', async () => {
  const { container } = await open({ isDemanded: true });
  expect(await screen.findByText('Para administrar necesitas activarla.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
