import { ApiError } from '@app/shared-ui/host';

const SERVER_FAULT = 500;

/** What the server says of its refusal; otherwise a text of ours. */
export const messageOf = (error: Error, otherwise: string): string =>
  (error instanceof ApiError && error.status < SERVER_FAULT && error.problem?.message) || otherwise;
