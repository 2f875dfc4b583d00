import type { Context } from 'koa';
import mongoose, { Types } from 'mongoose';
import * as z from 'zod';
import { invalid } from './errors.ts';

/** A place in a list: what it is ordered by, and the id that decides between equals. */
const placeSchema = z.tuple([z.union([z.string(), z.null()]), z.string().regex(/^[0-9a-f]{24}$/)]);

/** Value that the list is ordered by (dates as ISO text) and id of the last row that the caller has. */
export type Place = z.infer<typeof placeSchema>;

/** An opaque name for a place in a list of one order: it does not fit any other. */
export const cursorOf = (order: string, place: Place): string =>
  Buffer.from(JSON.stringify([order, ...place])).toString('base64url');

/**
 * Reads the cursor of a query.
 * @throws HttpProblem 400 when it is none of ours, or of another order
 */
export function placeOf(cursor: string | undefined, order: string): Place | undefined {
  if (cursor === undefined) return undefined;
  const [ofOrder, ...place] = parseList(cursor);
  const result = placeSchema.safeParse(place);
  if (ofOrder !== order || !result.success) throw invalid({ cursor: 'La página no es válida' });
  return result.data;
}

function parseList(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** A date in a cursor. @throws HttpProblem 400 */
export function dateIn(value: string | null): Date | null {
  if (value === null) return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw invalid({ cursor: 'La página no es válida' });
  return date;
}

/** A row of a list of which the latest come first. */
export interface DatedPlace {
  readonly at: Date;
  readonly id: string;
}

/** A place in such a list, from a cursor. @throws HttpProblem 400 */
export function datedPlaceOf(cursor: string | undefined, order: string): DatedPlace | undefined {
  const place = placeOf(cursor, order);
  return place && { at: dateIn(place[0]) ?? new Date(0), id: place[1] };
}

/** Filter for what comes after a place: the range is for the index, the rest for rows of the same moment. */
export function rowsBehind(field: string, { at, id }: DatedPlace) {
  const earlier = { [field]: mongoose.trusted({ $lt: at }) };
  return {
    [field]: mongoose.trusted({ $lte: at }),
    $or: [earlier, { _id: mongoose.trusted({ $lt: new Types.ObjectId(id) }) }],
  };
}

/** Says where the next page is (RFC 8288): the same query with the cursor of the last row. */
export function linkNextPage(ctx: Context, cursor: string): void {
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  ctx.set('Link', `<${ctx.path}?${query.toString()}>; rel="next"`);
}

/** Cuts what was read beyond a page and links to the page after it. Read one row more than the page has. */
export function cutPage<T>(ctx: Context, rows: readonly T[], limit: number, cursorAfter: (row: T) => string): T[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) linkNextPage(ctx, cursorAfter(last));
  return page;
}
