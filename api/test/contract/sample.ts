import type { Endpoint } from '@app/contract/endpoint';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** A value for each kind of parameter of the contract; a new kind adds its own here. */
const CANDIDATES = [
  '1',
  'block',
  '0123456789abcdef01234567',
  'mf-journey',
  '1.0.0',
  'a'.repeat(64),
  'a'.repeat(43),
  'activity-1',
  'book-1',
  '11111111-1111-4111-8111-111111111111',
];

/** Names of the fields of an object schema; empty for any other. */
export function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return Object.keys(properties ?? {});
}

/** Faults that a schema reports for one field of an otherwise empty object. */
export function isFaulty(schema: z.core.$ZodType, field: string, value: unknown): boolean {
  const result = z.safeParse(schema, { [field]: value });
  return !result.success && result.error.issues.some((issue) => String(issue.path[0]) === field);
}

/** A path of the endpoint with valid parameters. */
export function samplePath({ path, params }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = CANDIDATES.find((candidate) => !params || !isFaulty(params, name, candidate));
    if (value === undefined) throw new Error(`${path}: no sample for the parameter ${name}; add one to CANDIDATES`);
    return value;
  });
}

/** Paths with one invalid parameter. */
export function hostilePaths(endpoint: Endpoint): string[] {
  const hostile = [
    'abc',
    '-1',
    '1.5',
    '0',
    '1e3',
    '999999999999',
    '$gt',
    '__proto__',
    'constructor',
    '%00',
    '%0d%0aX',
    '%E0%A4%A',
    '..%2f..',
    '9'.repeat(500),
    '{"$gt":""}',
    "1'--",
  ];
  if (!endpoint.path.includes(':')) return [];
  return hostile.map((value) =>
    endpoint.path.replace(/:\w+/, encodeURI(value).replaceAll('%25', '%')).replaceAll(/:\w+/g, '1'),
  );
}
