import { randomUUID } from 'node:crypto';
import { emailSchema } from '@app/contract/account-mails';
import { passwordSchema } from '@app/contract/sign-in';
import { usernameSchema } from '@app/contract/names';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { HttpProblem } from '../../../platform/errors.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { countAdministrators } from '../users/administrators.ts';
import { issueToken } from '../tokens/tokens.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';

const administratorSchema = z.object({ username: usernameSchema, email: emailSchema, password: passwordSchema });

/**
 * Runs once at start: if there is no administrator yet, creates the one of `ADMIN_*`, or prints a link for the operator to create one
 * (D12). There is no default account.
 * @param origin public origin of the product
 * @throws Error with one line for the operator if `ADMIN_*` cannot be used
 */
export async function prepareFirstAdministrator(deps: Deps, origin: string): Promise<void> {
  if ((await countAdministrators()) > 0) return;
  const { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = deps.env;
  if (username !== undefined && email !== undefined && password !== undefined) {
    await makeFromEnvironment(deps, { username, email, password });
    return;
  }
  // Several processes may start at once: all links are valid until one has been used.
  const token = await issueToken('setup', randomUUID(), deps.clock());
  deps.print(
    'No administrator yet: this link makes one. It works once and for 24 hours; the next start prints another.',
  );
  deps.print(`First administrator: ${origin}/primera-administradora?token=${token}`);
}

async function makeFromEnvironment(deps: Deps, given: z.input<typeof administratorSchema>): Promise<void> {
  const checked = administratorSchema.safeParse(given);
  if (!checked.success)
    throw new OperatorError(`ADMIN_*: ${checked.error.issues.map((issue) => issue.message).join('; ')}`);
  try {
    await makeFirstAdministrator(deps, checked.data, undefined);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    if (error.status === 410) return; // another process was first
    throw new OperatorError(`ADMIN_*: ${error.body.message}`, { cause: error });
  }
}
