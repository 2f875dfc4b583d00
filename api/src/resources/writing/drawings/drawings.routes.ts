import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { DRAWING_BYTES, getDrawing, putDrawing } from '@app/contract/drawings';
import type { Context } from 'koa';
import { readBinary } from '../../../platform/http/binary-body.ts';
import { notFound, notADrawing } from '../../../platform/errors.ts';
import { type Call, register, REPEATED } from '../../../platform/http/register.ts';
import { requireConsent } from '../../account/users/require-consent.ts';
import { type Drawing, findDrawing, keepDrawing } from './drawing.repository.ts';
import { isPicture, type PictureType } from './picture.ts';

/** Policy under which a drawing can do nothing, even if a browser is tricked into opening it as a page. */
const SANDBOX = "default-src 'none'; sandbox";

/** @throws HttpProblem 413 · 422 not a picture of its declared type, or not of this hash */
async function readDrawing(ctx: Context, sha256: string): Promise<Drawing> {
  const type: PictureType = ctx.is('image/webp') ? 'image/webp' : 'image/png';
  const bytes = await readBinary(ctx, DRAWING_BYTES);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== sha256 || !isPicture(type, bytes)) throw notADrawing();
  return { sha256, type, bytes };
}

/** The pictures of the journal (SYNC §3). */
export function registerDrawings(router: Router): void {
  const put = async ({ user, params, ctx }: Call<typeof putDrawing>): Promise<void | typeof REPEATED> => {
    const { vaults, clock } = ctx.deps;
    requireConsent(user);
    const drawing = await readDrawing(ctx, params.sha256);
    const isNew = await keepDrawing(user.id, await vaults.of(user.id), drawing, clock());
    return isNew ? undefined : REPEATED;
  };
  register(router, putDrawing, put, { calls: 'drawing', bytes: 'drawings', memory: 'body' });

  const get = async ({ user, params, ctx }: Call<typeof getDrawing>): Promise<void> => {
    const drawing = await findDrawing(user.id, await ctx.deps.vaults.of(user.id), params.sha256);
    if (!drawing) throw notFound();
    ctx.type = drawing.type;
    ctx.set('Content-Security-Policy', SANDBOX);
    ctx.set('Content-Disposition', 'attachment');
    ctx.body = drawing.bytes;
  };
  register(router, getDrawing, get, { bytes: 'drawings', memory: 'answer' });
}
