import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import { OperatorError } from './operator-error.ts';
import { isTimeZone } from './time-zone.ts';

/** Empty lines of an `.env` file count as absent. */
const text = z.string().trim().min(1);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const isKey = (value: string) => /^[A-Za-z0-9+/]{43}=$/.test(value);
const key = text.refine(isKey, 'must be the base64 of 32 random bytes');
const keys = list.refine(
  (values) => values.length > 0 && values.every(isKey),
  'must be a comma list of base64 of 32 random bytes each',
);
const port = z.coerce.number('must be a port').int('must be a port').min(0).max(65_535);
const isAddress = (part: string) => part === 'loopback' || isIP(part.replace(/\/\d{1,3}$/, '')) !== 0;

/** One property per variable; `.env.example` repeats them and a test compares both. */
const schema = z.object({
  /** Port of the HTTP server. */
  PORT: port.default(3000),
  /** Address to listen on; all interfaces when absent. */
  HOST: text.optional(),
  /** Public origin of the product. If absent, the request's own Host is used (development). */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, ''),
      'must be an origin without a path',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Replica set to connect to; when absent, `npm start` starts its own. */
  MONGODB_URI: text.regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
  /** Path of a mongod binary for `npm start`. */
  MONGOD: text.optional(),
  /** Folder of secrets.json, erasures.jsonl, the outbox of mails and the embedded database. */
  DATA_DIR: text.default('./data'),
  /** Keys that sign the session cookie, newest first (comma list of base64 of 32 bytes). */
  SESSION_KEYS: keys.optional(),
  /** Keys that wrap each user's data key, newest first (comma list of base64 of 32 bytes). */
  OPERATOR_KEY: keys.optional(),
  /** Secret mixed into every password before hashing (base64 of 32 bytes). */
  PEPPER: key.optional(),
  /** Server that sends mail, together with PUBLIC_URL; absent, mails are written to DATA_DIR/outbox. */
  SMTP_URL: text.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://').optional(),
  /** Sender of all mails. */
  MAIL_FROM: text.default('Reencuentro <hola@reencuentro.example>'),
  /** Sender of mails to users with discreet mails (D44); absent, MAIL_FROM without its name. */
  MAIL_FROM_DISCREET: text.optional(),
  /** Receives contact messages and notices for the administrator. */
  SUPPORT_EMAIL: z.email().default('soporte@reencuentro.example'),
  /** First administrator, created at start when none exists (all three or none). */
  ADMIN_USERNAME: text.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  /** Id of the advertising pixel; without it nothing is sent. */
  PIXEL_ID: text.regex(/^\d{5,20}$/, 'must be digits').optional(),
  /** City database file (MaxMind format) for the place of sign-ins. */
  GEOIP_DB: text.refine((file) => existsSync(file), 'file not found').optional(),
  /** The operator's time zone: of the times in mails, of the weekly mail, of 'today' in the administrator's figures, and of users without one. */
  TIME_ZONE: text.refine(isTimeZone, 'is not a time zone').default('Europe/Madrid'),
  /** Bearer token of the deploy calls; at least 32 characters. */
  DEPLOY_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Bearer token for /metrics from other machines; loopback callers need none. */
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Log level: `info` over https, `warn` otherwise. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** Trusted proxies for X-Forwarded-* headers: comma list of addresses, networks (10.0.0.0/8) or `loopback`. */
  TRUST_PROXY: list
    .refine((parts) => parts.every(isAddress), 'must be a comma list of addresses or networks')
    .default([]),
  /** How to treat a weak password: `strict` over https, `warn` otherwise. */
  PASSWORD_REFUSAL: z.enum(['strict', 'warn', 'off']).optional(),
  /** `required` over https, where administration needs a second factor; `optional` otherwise. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  /** Rate limits: `on` over https; on a development machine generous (no person reaches them), or `off`. */
  RATE_LIMITS: z.enum(['on', 'off']).optional(),
  /** Built shell to serve, relative to the working directory. */
  SHELL_DIST: text.default('shell/dist'),
  /** Programme content as JSON, relative to the working directory. */
  CONTENT_DIR: text.default('api/content'),
});

type Variables = z.output<typeof schema>;

/** The validated environment, with the defaults derived from PUBLIC_URL. */
export interface Env extends Variables {
  /** True when the public address is https: Secure cookies, HSTS, strict rules, no generated secrets. */
  readonly isHttps: boolean;
  readonly LOG_LEVEL: NonNullable<Variables['LOG_LEVEL']>;
  readonly PASSWORD_REFUSAL: NonNullable<Variables['PASSWORD_REFUSAL']>;
  readonly ADMIN_SECOND_FACTOR: NonNullable<Variables['ADMIN_SECOND_FACTOR']>;
  /** `generous` = plain http without a setting: only an attack reaches the limits. */
  readonly rateLimits: 'on' | 'generous' | 'off';
}

/** Names of all variables, for the test of `.env.example`. */
export const envNames: readonly string[] = Object.keys(schema.shape);

const SECRETS = ['SESSION_KEYS', 'OPERATOR_KEY', 'PEPPER', 'DEPLOY_TOKEN'] as const;
const ADMIN = ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const;
type Given = Readonly<Record<string, string | undefined>>;

/** 32 random bytes have at least twelve different ones: fewer are a sample or a placeholder. */
const isSample = (secret: string): boolean => new Set(Buffer.from(secret)).size < 12;

/** Secrets that https requires: an installation must not generate its own where several processes or a restore need the same ones. */
function secretFaults(given: Given): string[] {
  return SECRETS.flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [`${name}: is missing (required when PUBLIC_URL is https)`];
    return value.split(',').some(isSample) ? [`${name}: is a sample, not a secret`] : [];
  });
}

/** Without a public address, links use the Host header of the caller: they must not be sent to other people's mailboxes (V-14). */
const mailFaults = ({ SMTP_URL, PUBLIC_URL }: Given): string[] =>
  SMTP_URL !== undefined && PUBLIC_URL === undefined
    ? ['PUBLIC_URL: is missing (required with SMTP_URL: the links in mails lead there)']
    : [];

function adminFaults(given: Given): string[] {
  const count = ADMIN.filter((name) => given[name] !== undefined).length;
  return count > 0 && count < ADMIN.length ? [`${ADMIN.join(', ')}: give all three or none`] : [];
}

/**
 * Validates the environment. Only the entry points (main, demo, admin-cli) read `process.env`, and pass it in.
 * @throws OperatorError naming every invalid variable, one line each, never its value
 */
export function readEnv(source: Given): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const isHttps = given['PUBLIC_URL']?.startsWith('https:') ?? false;
  const result = schema.safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  const faults = [
    ...issues.map(
      ({ path, message }) => `${path.join('.')}: ${given[String(path[0])] === undefined ? 'is missing' : message}`,
    ),
    ...(isHttps ? secretFaults(given) : []),
    ...mailFaults(given),
    ...adminFaults(given),
  ];
  if (!result.success || faults.length > 0)
    throw new OperatorError(`The environment is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const env = result.data;
  return {
    ...env,
    isHttps,
    LOG_LEVEL: env.LOG_LEVEL ?? (isHttps ? 'info' : 'warn'),
    ADMIN_SECOND_FACTOR: env.ADMIN_SECOND_FACTOR ?? (isHttps ? 'required' : 'optional'),
    PASSWORD_REFUSAL: env.PASSWORD_REFUSAL ?? (isHttps ? 'strict' : 'warn'),
    rateLimits: env.RATE_LIMITS ?? (isHttps ? 'on' : 'generous'),
  };
}
