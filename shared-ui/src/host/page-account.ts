import { ACCOUNT_HEADER } from '@app/contract/page-account';

let account: string | undefined;

/** Says whose page this is. From then on the server answers 401 to its calls where the session is another account's. */
export function setPageAccount(userId: string | undefined): void {
  account = userId;
}

/** Headers of a call, for the page's account; none on a visitor's page. */
export const accountHeaders = (of = account): Record<string, string> =>
  of === undefined ? {} : { [ACCOUNT_HEADER]: of };
