import { ApiError, NetworkError, type ToastMessage } from '@app/shared-ui/host';
import { authCopy } from '../../copy/auth.es.ts';

interface Failure {
  readonly title: string;
  /** Shown when the server gave no message. */
  readonly text: string;
}

/** Toast for a call before signing in that failed (1§8): the server's message, or the default; a text of its own without a network. */
export function failureToast(
  error: unknown,
  { title, text }: Failure,
  networkText: string = authCopy.network.shortText,
): ToastMessage {
  if (error instanceof NetworkError) return { tone: 'error', title: authCopy.network.title, description: networkText };
  const serverText = error instanceof ApiError ? error.problem?.message.trim() : undefined;
  return { tone: 'error', title, description: serverText || text };
}
