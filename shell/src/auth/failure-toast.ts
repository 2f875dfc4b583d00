import { ApiError, NetworkError, type ToastMessage } from '@app/shared-ui/host';
import { authCopy } from '../copy/auth-es.ts';

interface Failure {
  readonly title: string;
  /** Said when the server gave no message of its own. */
  readonly text: string;
}

/** What she reads when a call before signing in fails (1§8): the server's message, or the default; its own text without a network. */
export function failureToast(
  error: unknown,
  { title, text }: Failure,
  networkText: string = authCopy.network.shortText,
): ToastMessage {
  if (error instanceof NetworkError) return { tone: 'error', title: authCopy.network.title, description: networkText };
  const serverText = error instanceof ApiError ? error.problem?.message.trim() : undefined;
  return { tone: 'error', title, description: serverText || text };
}

/** What the server says of single fields (D14: 400 with `fields`). */
export const fieldErrorsOf = (error: unknown): readonly (readonly [name: string, message: string])[] =>
  error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : [];
