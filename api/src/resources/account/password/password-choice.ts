import type { Deps } from '../../../deps.ts';
import { weakPassword, weaknessOf, wordsAbout } from '../../../platform/passwords/refusal.ts';

/**
 * Checks a new password according to `PASSWORD_REFUSAL` (V-03, V-04): `strict` refuses a weak one, `warn` only logs it.
 * @param field name of the field for the error
 * @throws HttpProblem 400
 */
export async function assertPasswordChoice(
  { env, passwords, logger }: Pick<Deps, 'env' | 'passwords' | 'logger'>,
  field: string,
  password: string,
  owner: { readonly username: string; readonly email: string },
): Promise<void> {
  if (env.PASSWORD_REFUSAL === 'off') return;
  const words = wordsAbout(owner);
  const weakness = weaknessOf(password, words, await passwords.estimate(password, words));
  if (!weakness) return;
  if (env.PASSWORD_REFUSAL === 'strict') throw weakPassword(field, weakness);
  logger.info({ weakness }, 'weak password accepted');
}
