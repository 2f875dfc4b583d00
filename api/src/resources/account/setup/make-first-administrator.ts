import type { Deps } from '../../../deps.ts';
import { badRequest, conflict, gone } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { isDuplicateKey } from '../../../platform/mongo.ts';
import { changeAdministrators, countAdministrators } from '../users/administrators.ts';
import { newUser } from '../users/new-user.ts';
import { assertPasswordChoice } from '../password/password-choice.ts';
import { readToken, useToken, voidTokens } from '../tokens/tokens.ts';
import { findUserByEmail, insertUser, isUsernameTaken } from '../users/user.repository.ts';

interface Administrator {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const done = () => gone(messages.setupDone);
const invalidLink = () => badRequest(messages.setupLinkInvalid);

/**
 * Creates the first administrator, verified (D12); of several concurrent calls exactly one succeeds.
 * @param token that of the printed link; `undefined` for the operator's environment
 * @throws HttpProblem 410 if there is one already · 400 wrong link or refused password · 409 name or address taken
 */
export async function makeFirstAdministrator(
  deps: Deps,
  { username, email, password }: Administrator,
  token: string | undefined,
): Promise<void> {
  if ((await countAdministrators()) > 0) throw done();
  const now = deps.clock();
  if (token !== undefined && (await readToken('setup', token, now)).state !== 'valid') throw invalidLink();
  await assertPasswordChoice(deps, 'password', password, { username, email });
  const passwordHash = await deps.passwords.hash(password);
  const user = newUser(deps.vaults, {
    username,
    email,
    passwordHash,
    role: 'admin',
    isEmailVerified: true,
    createdAt: now,
  });
  const attempt = changeAdministrators(async (session) => {
    if ((await countAdministrators(session)) > 0) throw done();
    if (token !== undefined && !(await useToken('setup', token, now, session))) throw invalidLink();
    await insertUser(user, session);
    await voidTokens('setup', session);
  });
  await attempt.catch((error: unknown) => refuseTaken(error, username, email));
}

/** The answer may reveal which names are taken: only holders of the set-up link get it. */
async function refuseTaken(error: unknown, username: string, email: string): Promise<never> {
  if (!isDuplicateKey(error)) throw error;
  if (await isUsernameTaken(username)) throw conflict(messages.usernameTaken);
  if (await findUserByEmail(email)) throw conflict(messages.emailTaken);
  throw error;
}
