import { randomUUID } from 'node:crypto';
import { UserModel } from '../src/resources/account/users/user.model.ts';
import { lastMailTo, mailsTo } from './outbox.ts';
import type { TestServer, TestUser } from './test-server.ts';

export const NEW_PASSWORD = 'una clave bien nueva';

export const anAddress = () => `lugar-${randomUUID().slice(0, 8)}@example.com`;
export const addressOf = async ({ id }: TestUser) => (await UserModel.findById(id).lean())?.email;

/** Calls of an owner and an attacker around a change of address. @param server evaluated at each call: it starts after the file is imported */
export function emailChangeCalls(server: () => TestServer) {
  const kindsTo = async (address: string) => (await mailsTo(server(), address)).map(({ kind }) => kind);
  const tokenTo = async (address: string) => (await lastMailTo(server(), address)).token;

  /** An attacker follows a link to an address of their own, with both calls that accept such links. */
  async function tryLink(token: string, client = server().client()) {
    const first = await client.post('/api/auth/verify-email', { token });
    const second = await client.post('/api/auth/confirm-email-change', { token });
    return [first.status, second.status];
  }

  /** Resets the password with a mail to an address. */
  async function reset(email: string, newPassword = NEW_PASSWORD) {
    await server().client().post('/api/auth/forgot-password', { email });
    return server()
      .client()
      .post('/api/auth/reset-password', { token: await tokenTo(email), newPassword });
  }

  /** An account with a change of address requested in one of its sessions. */
  async function requestChange() {
    const owner = await server().aUser();
    const attackersAddress = anAddress();
    const client = await server().clientOf(owner.user);
    expect((await client.patch('/api/profile', { email: attackersAddress })).status).toBe(200);
    return { owner, client, attackersAddress, token: await tokenTo(attackersAddress) };
  }

  return { kindsTo, tokenTo, tryLink, reset, requestChange };
}
