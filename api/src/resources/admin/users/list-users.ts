import { type AdminUserFilter, type AdminUserSort, STOPPED_DAYS } from '@app/contract/admin-users';
import { type Document, type Filter, type FindOptions, MaxKey, type SortDirection } from 'mongodb';
import { Types } from 'mongoose';
import { database } from '../../../platform/mongo.ts';
import { parseCursorDate, type Cursor } from '../../../platform/cursor.ts';
import { type SearchTerms, searchTermsOf } from '../../account/users/search-text.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Timeout of a search in the database, in milliseconds. */
const LONGEST_MS = 1_000;
/** Matches of a search are counted up to this number; an exact count would have to read all of them. */
export const COUNTED_MATCHES = 200;
/** Frequencies of an n-gram above which scanning the index of the list's order finds a page sooner than the n-gram index. */
const RARE = { alongIndex: 300, elsewhere: 2_000 } as const;
/** Number of n-grams of a search whose frequency is looked up. */
const PROBES = 8;

type SortField = 'createdAt' | 'lastActiveAt' | 'fold';

interface Order {
  readonly field: SortField;
  readonly direction: 1 | -1;
  readonly index: Readonly<Record<string, SortDirection>>;
  /** Whether the order is that of the index, or its reverse. */
  readonly isForward: boolean;
}

const INDEXES = {
  createdAt: { createdAt: -1, _id: -1 },
  lastActiveAt: { lastActiveAt: -1, _id: -1, isActive: 1 },
  fold: { fold: 1, _id: 1 },
} as const;
const GRAMS_INDEX = { grams: 1, createdAt: -1, _id: -1 } as const;

/** Projection: the fields of a row, and nothing else of the account. */
const ROW = {
  username: 1,
  email: 1,
  role: 1,
  isEmailVerified: 1,
  isActive: 1,
  hasPremiumAccess: 1,
  city: 1,
  country: 1,
  createdAt: 1,
  lastLoginAt: 1,
  lastActiveAt: 1,
  usageSeconds: 1,
  premiumEmailClickedAt: 1,
  premiumEmailSent: 1,
  fold: 1,
} as const;
export type UserRow = Pick<User, '_id' | keyof typeof ROW>;

function orderOf(sort: AdminUserSort): Order {
  const direction = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace('-', '');
  const field: SortField = name === 'createdAt' || name === 'lastActiveAt' ? name : 'fold';
  const index = INDEXES[field];
  return { field, direction, index, isForward: Object.values(index)[0] === direction };
}

/** The position of a row in the list, for keyset pagination. */
export function cursorOfRow(row: UserRow, sort: AdminUserSort): Cursor {
  const value = row[orderOf(sort).field];
  return [value instanceof Date ? value.toISOString() : value, row._id.toString()];
}

/** The selected part of the list and its order. */
export interface Listing {
  readonly q?: string | undefined;
  readonly filter?: AdminUserFilter | undefined;
  readonly sort: AdminUserSort;
}

interface PageRequest extends Listing {
  readonly limit: number;
  readonly after: Cursor | undefined;
  readonly now: Date;
}

interface UserPage {
  /** Rows of the page, and one more if there is a next page. */
  readonly rows: readonly UserRow[];
  /** Number of matches of a search or a filter, at most `COUNTED_MATCHES` + 1; absent for the whole list. */
  readonly matches?: number;
}

/** A page of accounts by keyset pagination: the cost of a page is independent of its position and of the number of accounts. */
export async function readUserPage({ q, filter: part, sort, limit, after, now }: PageRequest): Promise<UserPage> {
  const order = orderOf(sort);
  const place = after && valuesOf(order, after);
  const filter = part ? filterOf(part, now) : {};
  if (q === undefined || q.trim() === '') {
    if (!part) return { rows: await readAlong(order, {}, place, limit) };
    return counted(filter, await readBehind(order, filter, place, limit), { after, limit });
  }
  const terms = searchTermsOf(q);
  if (!terms) return { rows: [], matches: 0 };
  const rarest = await rarestOf(terms, order.field === 'createdAt' ? RARE.alongIndex : RARE.elsewhere);
  const wanted = { ...matching(terms, rarest.gram), ...filter };
  const rows =
    order.field === 'createdAt' || rarest.count < RARE.elsewhere
      ? await readBehind(order, wanted, place, limit, { hint: GRAMS_INDEX })
      : await readAlong(order, wanted, place, limit);
  return counted(wanted, rows, { after, limit }, { hint: GRAMS_INDEX });
}

/** Adds the number of all matches; a page that has them all is not counted again. */
async function counted(
  filter: Filter<Document>,
  rows: readonly UserRow[],
  { after, limit }: Pick<PageRequest, 'after' | 'limit'>,
  options: FindOptions = {},
): Promise<UserPage> {
  return { rows, matches: !after && rows.length <= limit ? rows.length : await countMatches(filter, options) };
}

interface Values {
  readonly value: Date | string | null;
  readonly id: Types.ObjectId;
}

const valuesOf = ({ field }: Order, [value, id]: Cursor): Values => ({
  value: field === 'fold' ? (value ?? '') : parseCursorDate(value),
  id: new Types.ObjectId(id),
});

/** Scans an index from the last row on. Its bounds are given as keys, so that accounts without activity are included. */
function readAlong(order: Order, filter: Filter<Document>, place: Values | undefined, limit: number) {
  const { field, index, isForward } = order;
  const key = place && { [field]: place.value, _id: place.id };
  const rest = field === 'lastActiveAt' ? { isActive: isForward ? false : new MaxKey() } : {};
  const bounds: FindOptions = !key ? {} : isForward ? { min: { ...key, ...rest } } : { max: { ...key, ...rest } };
  return find({ ...filter, ...(place && { _id: { $ne: place.id } }) }, order, limit, { hint: index, ...bounds });
}

/** Reads the accounts that match, by the given index; without one, by the one that the database chooses. */
function readBehind(
  order: Order,
  filter: Filter<Document>,
  place: Values | undefined,
  limit: number,
  options: FindOptions = {},
) {
  return find(place ? { $and: [filter, behind(order, place)] } : filter, order, limit, options);
}

/** The rows after a position. Accounts without activity sort before all dates. */
function behind({ field, direction }: Order, { value, id }: Values): Filter<Document> {
  const further = direction === -1 ? '$lt' : '$gt';
  const equal = { [field]: value, _id: { [further]: id } };
  if (value === null) return { $or: [equal, ...(direction === 1 ? [{ [field]: { $ne: null } }] : [])] };
  const nulls = field === 'lastActiveAt' && direction === -1 ? [{ [field]: null }] : [];
  const range = nulls.length > 0 ? {} : { [field]: { [`${further}e`]: value } };
  return { ...range, $or: [{ [field]: { [further]: value } }, equal, ...nulls] };
}

/** A part of the list as a condition. A new account is not stopped, although it has had no activity yet. */
function filterOf(part: AdminUserFilter, now: Date): Filter<Document> {
  if (part === 'premium') return { hasPremiumAccess: true };
  if (part === 'unverified') return { isEmailVerified: false };
  const before = new Date(now.getTime() - STOPPED_DAYS * DAY_MS);
  return { createdAt: { $lt: before }, lastActiveAt: { $not: { $gte: before } } };
}

/** Matches every word as plain text: a search never becomes a pattern (I-05). */
function matching({ grams, words }: SearchTerms, gram: string): Filter<Document> {
  const short = grams.filter((other) => other.startsWith('^') && other !== gram);
  return {
    grams: gram,
    ...(short.length > 0 && { $and: short.map((other) => ({ grams: other })) }),
    $expr: { $and: words.map((word) => ({ $gte: [{ $indexOfBytes: ['$fold', { $literal: word }] }, 0] })) },
  };
}

/** The rarest n-gram of a search, by counts up to `most`. */
async function rarestOf({ grams }: SearchTerms, most: number): Promise<{ gram: string; count: number }> {
  const step = Math.max(1, grams.length / PROBES);
  const probed = grams.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const counts = await Promise.all(
    probed.map(async (gram) => {
      // The `count` command, not countDocuments(), which would read the accounts.
      const query = { count: UserModel.collection.collectionName, query: { grams: gram }, limit: most };
      const { n } = await database().command({ ...query, hint: GRAMS_INDEX, maxTimeMS: LONGEST_MS });
      return { gram, count: Number(n) };
    }),
  );
  return counts.reduce((rarest, next) => (next.count < rarest.count ? next : rarest));
}

async function countMatches(filter: Filter<Document>, options: FindOptions): Promise<number> {
  return users().countDocuments(filter, { limit: COUNTED_MATCHES + 1, maxTimeMS: LONGEST_MS, ...options });
}

const users = () => database().collection(UserModel.collection.collectionName);

function find(filter: Filter<Document>, { field, direction }: Order, limit: number, options: FindOptions) {
  return users()
    .find<UserRow>(filter, {
      ...options,
      projection: ROW,
      sort: { [field]: direction, _id: direction },
      limit: limit + 1,
      maxTimeMS: LONGEST_MS,
    })
    .toArray();
}
