import { ACCOUNT_HEADER } from '@app/contract/page-account';

let account: string | undefined;

/** Says whose page this is. From then on the server answers 401 to its calls where the session is another account's. */
export function setPageAccount(userId: string | undefined): void {
  account = userId;
}

let onRefused: () => void = () => undefined;

/**
 * For the shell alone: what to do when the server answers 401 to a call of this page's account, as its session has expired or is another's.
 * @returns ends it
 */
export function watchRefusals(listener: () => void): () => void {
  onRefused = listener;
  return () => {
    if (onRefused === listener) onRefused = () => undefined;
  };
}

/** Told of the status of each answer. */
export function noteStatus(status: number): void {
  if (status === 401 && account !== undefined) onRefused();
}

/** Headers of a call, for the page's account; none on a visitor's page. */
export const accountHeaders = (of = account): Record<string, string> =>
  of === undefined ? {} : { [ACCOUNT_HEADER]: of };
