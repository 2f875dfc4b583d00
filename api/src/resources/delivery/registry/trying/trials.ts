import type { Context } from 'koa';
import { badRequest } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { issueToken, TOKEN_LIFE_MS, useToken } from '../../../account/tokens/tokens.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { firstPageOf } from './first-page.ts';
import { keepTrial } from './overrides.ts';
import { versionId } from '../versions/registry.model.ts';
import { goodVersion } from '../versions/good-version.ts';

interface Tried {
  readonly name: string;
  readonly version: string;
}

/**
 * Offers a version for a trial, for callers that may publish the remote. The link alone gives no access to the files: an administrator has to
 * accept it.
 * @throws HttpProblem 404 not published · 409 withdrawn
 */
export async function offerTrial({ name, version }: Tried, now: Date): Promise<{ path: string; expiresAt: string }> {
  const id = versionId(name, version);
  const token = await withTransaction(async (session) => {
    await goodVersion(name, version, session);
    return issueToken('trial', id, now, session);
  });
  const query = new URLSearchParams({ ver: 'partes', probar: id, clave: token });
  return {
    path: `/admin?${query.toString()}`,
    expiresAt: new Date(now.getTime() + TOKEN_LIFE_MS.trial).toISOString(),
  };
}

/**
 * Accepts an offer, by an administrator: in this browser the version replaces the live one. Its code is not approved yet, and acts with
 * this account, so a link alone, which may come from anywhere, is not enough.
 * @throws HttpProblem 400 the link is invalid or expired · 404 · 409 withdrawn
 */
export async function startTrial(
  ctx: Context,
  user: CurrentUser,
  { name, version, token }: Tried & { readonly token: string },
): Promise<{ path: string }> {
  const id = versionId(name, version);
  const now = ctx.deps.clock();
  const published = await withTransaction(async (session) => {
    const found = await goodVersion(name, version, session);
    const used = await useToken('trial', token, now, session);
    if (used?.owner !== id) throw badRequest(messages.trialLinkInvalid);
    await recordAudit({ at: now, actor: user.id, action: 'override_remote', target: `remote:${id}` }, session);
    return found;
  });
  keepTrial(ctx, user, { name, version });
  return { path: firstPageOf(published) };
}
