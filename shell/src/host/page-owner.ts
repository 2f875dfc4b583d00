import type { SignedInUser } from '@app/contract/sign-in';

/**
 * The user whose page it is; `null`: a visitor's, or, where the answer names a user, one that is to be loaded anew, as what it holds in
 * memory is another's. A page with unsent words stays its user's, who signs in over it (SYNC §5), except while they sign out.
 * @param last whose page it was
 * @param answer the user of the session; `undefined` while it is not known
 */
export function pageOwner(
  last: SignedInUser | null,
  answer: SignedInUser | null | undefined,
  hasUnsent: boolean,
  isLeaving: boolean,
): SignedInUser | null {
  if (answer && (!last || last.id === answer.id)) return answer;
  return hasUnsent && !isLeaving ? last : null;
}
