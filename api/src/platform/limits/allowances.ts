const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits: `points` per `seconds`; `generous` is for development machines, where only an attack or a load test reaches it. Counters are
 * in MongoDB, shared by all processes (V-08).
 */
export const LIMITS = {
  /** Wrong passwords for one account from one network. */
  loginPair: { points: 5, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong passwords from one network, for any account. */
  loginNetwork: { points: 30, seconds: 15 * MINUTE, generous: 2_000 },
  /** Wrong passwords for one account from a known device. */
  loginDevice: { points: 5, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong passwords for one account from all unknown devices; beyond it a mailed link is required too. */
  loginAccount: { points: 50, seconds: 24 * HOUR, generous: 2_000 },
  /** Mails with such a link to one account. */
  deviceLink: { points: 5, seconds: HOUR, generous: 100 },
  /** Counted, never refused: for the log and for mails to the owner. */
  loginFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  networkFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  codeFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  /** Wrong recovery codes, counted apart from authenticator codes. */
  recoveryCode: { points: 10, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong codes of a second factor: only callers with the right password get this far. */
  secondFactor: { points: 10, seconds: 15 * MINUTE, generous: 200 },
  /** Registrations, which also reveal which user names are taken (V-10). */
  register: { points: 20, seconds: HOUR, generous: 2_000 },
  /** Changes of the user name of one account, which also reveal which names are taken (V-10). */
  username: { points: 20, seconds: HOUR, generous: 2_000 },
  /** Mails to one address, from all callers (L-01). */
  mailAddress: { points: 3, seconds: HOUR, generous: 100 },
  /** Mails requested from one network. */
  mailNetwork: { points: 30, seconds: HOUR, generous: 2_000 },
  /** Attempts with tokens of verification, reset and set-up. */
  token: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Codes of registrations for one address, from all callers: a guess among a million is never worth it. Beyond it only the link counts. */
  mailedCode: { points: 20, seconds: 24 * HOUR, generous: 2_000 },
  /** PINs tried on the devices of one account, right and wrong ones, and locks set there: an open page asks for it every few minutes at most. */
  deviceLock: { points: 200, seconds: HOUR, generous: 4_000 },
  /** Pushes of one account: a healthy device sends one a second at most. */
  push: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Each push makes the account's other devices pull: four of them, and once a minute all five. */
  pull: { points: 3_000, seconds: 5 * MINUTE, generous: 100_000 },
  /** Whole lists of the journal; an unchanged one (304) is not counted. Five open pages ask 150 times each in five minutes (D18). */
  journal: { points: 1_000, seconds: 5 * MINUTE, generous: 20_000 },
  /** Drawings of one account; a device that was offline for long has many. */
  drawing: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Archives of one account, exported or imported (L-01). */
  archive: { points: 20, seconds: HOUR, generous: 2_000 },
  /** Taps on 'Quiero Premium' of one account: each waits for a mail for up to two seconds. */
  premiumClick: { points: 30, seconds: HOUR, generous: 2_000 },
  /** Readings of one account's private calendar: calendars are told to ask every six hours, and some ask each quarter of an hour. */
  feed: { points: 60, seconds: HOUR, generous: 2_000 },
  lead: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Reports of browsers: violations of the page policy, loads of remotes. */
  report: { points: 120, seconds: HOUR, generous: 10_000 },
  /** Dropped beyond it: faults unlike those that are known, of one account and version. */
  newFaults: { points: 5, seconds: 24 * HOUR, generous: 5 },
} as const;

export type LimitName = keyof typeof LIMITS;

/**
 * Allowances in megabytes per hour, request and response bodies together (L-01). A healthy device never comes near them; an exhausted allowance
 * is refilled within the hour, which Retry-After tells.
 *
 * The arithmetic. Three years of writing, three entries of 2 kB a day, a day of the calendar and a page of ink of 100 kB a week, are
 * 1,095 × 7 kB + 156 × 100 kB ≈ 23 MB; restored on five devices in an hour 115 MB. The allowances let even a full account do so.
 */
export const ALLOWANCES = {
  /** Pushes and pulls: an account holds 200 MB of text, which is 1,000 MB on five devices; as much again as half of that to write. */
  words: { megabytes: 1_500, generous: 30_000 },
  /** Lists of the journal, in pages of 1 MB at most. Apart from `words`, so that the poll of an open page never holds up saving. */
  journal: { megabytes: 1_000, generous: 30_000 },
  /** Drawings sent and fetched: an account holds 500 MB, which is 2,500 MB on five devices, and filling it once. */
  drawings: { megabytes: 3_000, generous: 60_000 },
  /** Archives made and brought back: 700 MB at most, six of them. */
  archives: { megabytes: 4_200, generous: 60_000 },
  /** Of one network, bodies of visitors that are longer than any that the application sends without a session (`SMALL_BODY_BYTES`). */
  visitors: { megabytes: 20, generous: 2_000 },
} as const;

export type AllowanceName = keyof typeof ALLOWANCES;

export const ALLOWANCE_SECONDS = HOUR;
/** Smaller calls are not added to the allowance: most calls then write nothing but their count. */
export const UNWEIGHED_BYTES = 16_000;
/** A contact message is the longest of what visitors send. */
export const SMALL_BODY_BYTES = 32_000;
