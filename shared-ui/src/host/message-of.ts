import { ApiError } from '@app/shared-ui/host';

const SERVER_FAULT = 500;

/** What the server says of its refusal, for the user to read; `otherwise` where it says nothing, has failed, or was not reached. */
export const messageOf = <T extends string | undefined>(error: unknown, otherwise: T): string | T =>
  (error instanceof ApiError && error.status < SERVER_FAULT && error.problem?.message.trim()) || otherwise;

/** What it says of single fields (D14: 400 with `fields`). */
export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError ? error.problem?.fields : undefined) ?? {};
