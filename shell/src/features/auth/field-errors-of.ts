import { ApiError } from '@app/shared-ui/host';

/** Errors of single fields (D14: 400 with `fields`). */
export const fieldErrorsOf = (error: unknown): readonly (readonly [name: string, message: string])[] =>
  error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : [];
