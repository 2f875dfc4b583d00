import type { Context } from 'koa';
import mongoose, { Types } from 'mongoose';
import * as z from 'zod';
import { invalid } from './errors.ts';

const cursorSchema = z.tuple([z.union([z.string(), z.null()]), z.string().regex(/^[0-9a-f]{24}$/)]);

/**
 * Position in a list (keyset pagination): the sort value (dates as ISO text) and the id of the last row that the caller has; the id decides
 * between equal values.
 */
export type Cursor = z.infer<typeof cursorSchema>;

/** The opaque text of a cursor; valid for lists of one order only. */
export const encodeCursor = (order: string, cursor: Cursor): string =>
  Buffer.from(JSON.stringify([order, ...cursor])).toString('base64url');

/**
 * Reads the cursor of a query.
 * @throws HttpProblem 400 if it is malformed, or of another order
 */
export function parseCursor(text: string | undefined, order: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const [ofOrder, ...cursor] = parseList(text);
  const result = cursorSchema.safeParse(cursor);
  if (ofOrder !== order || !result.success) throw invalid({ cursor: 'La página no es válida' });
  return result.data;
}

function parseList(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A date in a cursor. @throws HttpProblem 400 */
export function parseCursorDate(value: string | null): Date | null {
  if (value === null) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw invalid({ cursor: 'La página no es válida' });
  return date;
}

/** Cursor of a list sorted by date, latest first. */
export interface DatedCursor {
  readonly at: Date;
  readonly id: string;
}

/** @throws HttpProblem 400 */
export function parseDatedCursor(text: string | undefined, order: string): DatedCursor | undefined {
  const cursor = parseCursor(text, order);
  return cursor && { at: parseCursorDate(cursor[0]) ?? new Date(0), id: cursor[1] };
}

/** Filter of keyset pagination: the range uses the index, `$or` decides between rows of the same moment. */
export function afterCursor(field: string, { at, id }: DatedCursor) {
  const earlier = { [field]: mongoose.trusted({ $lt: at }) };
  return {
    [field]: mongoose.trusted({ $lte: at }),
    $or: [earlier, { _id: mongoose.trusted({ $lt: new Types.ObjectId(id) }) }],
  };
}

/** Sets the Link header of the next page (RFC 8288): the same query with the cursor of the last row. */
function linkNextPage(ctx: Context, cursor: string): void {
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  ctx.set('Link', `<${ctx.path}?${query.toString()}>; rel="next"`);
}

/** Cuts rows to a page and links to the next one, if there is one; the caller reads one row more than the page has. */
export function cutPage<T>(ctx: Context, rows: readonly T[], limit: number, cursorAfter: (row: T) => string): T[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) linkNextPage(ctx, cursorAfter(last));
  return page;
}
