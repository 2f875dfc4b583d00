import { type AdminUserFilter, type AdminUserSort, STOPPED_DAYS } from '@app/contract/admin-users';
import { type Document, type Filter, type FindOptions, MaxKey, type SortDirection } from 'mongodb';
import { Types } from 'mongoose';
import { database } from '../../../platform/mongo.ts';
import { parseCursorDate, type Cursor } from '../../../platform/cursor.ts';
import { searchedWords } from '../../account/users/search-text.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Timeout of a search in the database, in milliseconds. */
const LONGEST_MS = 1_000;
/** Matches of a search are counted up to this number; an exact count would have to read all of them. */
export const COUNTED_MATCHES = 200;

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
  const search = q?.trim() ?? '';
  if (search === '' && !part) return { rows: await readAlong(order, place, limit) };
  const words = searchedWords(search);
  if (search !== '' && words.length === 0) return { rows: [], matches: 0 };
  const filter = { ...(words.length > 0 && matching(words)), ...(part && filterOf(part, now)) };
  const rows = await readBehind(order, filter, place, limit);
  // A page that has all matches need not count them.
  return { rows, matches: !after && rows.length <= limit ? rows.length : await countMatches(filter) };
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
function readAlong(order: Order, place: Values | undefined, limit: number) {
  const { field, index, isForward } = order;
  const key = place && { [field]: place.value, _id: place.id };
  const rest = field === 'lastActiveAt' ? { isActive: isForward ? false : new MaxKey() } : {};
  const bounds: FindOptions = !key ? {} : isForward ? { min: { ...key, ...rest } } : { max: { ...key, ...rest } };
  return find(place ? { _id: { $ne: place.id } } : {}, order, limit, { hint: index, ...bounds });
}

/** Reads the accounts that match, by the index that the database chooses: that of rare matches, or that of the order. */
function readBehind(order: Order, filter: Filter<Document>, place: Values | undefined, limit: number) {
  return find(place ? { $and: [filter, behind(order, place)] } : filter, order, limit);
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

/** Greater than every text that begins alike. */
const LAST_CHARACTER = '\u{10ffff}';

/** Each word begins one of the account's; as a range of texts, as a search never becomes a pattern (I-05). */
const matching = (words: readonly string[]): Filter<Document> => ({
  $and: words.map((word) => ({ searchWords: { $elemMatch: { $gte: word, $lt: word + LAST_CHARACTER } } })),
});

const countMatches = (filter: Filter<Document>): Promise<number> =>
  users().countDocuments(filter, { limit: COUNTED_MATCHES + 1, maxTimeMS: LONGEST_MS });

const users = () => database().collection(UserModel.collection.collectionName);

function find(filter: Filter<Document>, { field, direction }: Order, limit: number, options: FindOptions = {}) {
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
