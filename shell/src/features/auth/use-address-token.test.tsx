import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useAddressToken } from './use-address-token.ts';

function Page() {
  const { link, token, forgetToken } = useAddressToken();
  return (
    <>
      <p>{`token ${token}, ${link.has('cambio') ? 'change' : 'no change'}`}</p>
      <button onClick={forgetToken}>use</button>
      <Link to="/privacy">policy</Link>
    </>
  );
}

const load = () =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/verify-email" element={<Page />} />
        <Route path="/privacy" element={<p>policy</p>} />
      </Routes>
    </BrowserRouter>,
  );
const press = (role: string, name: string) => act(async () => screen.getByRole(role, { name }).click());
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

beforeEach(() => window.history.pushState(null, '', '/verify-email?token=abc&cambio'));

it('V-14: has the token after a reload and after Back, and never in the address', async () => {
  const first = load();
  expect(screen.getByText('token abc, change')).toBeVisible();
  expect(window.location.href).toBe(`${window.location.origin}/verify-email`);
  first.unmount();
  load();
  expect(screen.getByText('token abc, change')).toBeVisible();
  await press('link', 'policy');
  await goBack();
  expect(screen.getByText('token abc, change')).toBeVisible();
});

it('has it no more after a reload once it is used', async () => {
  const first = load();
  await press('button', 'use');
  expect(screen.getByText('token abc, change')).toBeVisible();
  first.unmount();
  load();
  expect(screen.getByText('token , no change')).toBeVisible();
});
