import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { UserModel } from '../src/resources/account/users/user.model.ts';
import { lastMailTo } from './outbox.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'mi casa azul';
/** Answer to following a link in a browser that did not register. */
export const wantsPassword = { status: 403, body: { confirmationRequired: true } };

interface Form {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}
export const aName = () => `ana-${randomUUID().slice(0, 8)}`;
export const aForm = (more: Partial<Form> = {}): Form => {
  const username = aName();
  return { username, email: `${username}@example.com`, password: PASSWORD, ...more };
};
export const accountOf = ({ email }: { email: string }) => UserModel.findOne({ email }).lean();

/** Steps of a registration. @param server evaluated at each call: it starts after the file is imported */
export const registrationCalls = (server: () => TestServer) => ({
  /** Registers in a browser. @returns the browser, the form, and the mailed token */
  registered: async (more: Partial<Form> = {}, browser = server().client()) => {
    const form = aForm(more);
    expect((await browser.post('/api/auth/register', form)).status).toBe(201);
    return { form, browser, token: (await lastMailTo(server(), form.email)).token };
  },
  follow: (client: TestClient, token: string, more: object = {}) =>
    client.post('/api/auth/verify-email', { token, consentVersion: CONSENT_VERSION, ...more }),
  signIn: (username: string, password: string, client = server().client()) =>
    client.post('/api/auth/login', { username, password }),
});
