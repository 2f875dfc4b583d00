import { consentMissing, consentWithdrawn } from '../../../platform/errors.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';

/**
 * Requires the user's consent, for every call that stores what a user writes or draws (G-03). @throws HttpProblem 403 without a valid
 * consent
 */
export function requireConsent({ hasConsent, isConsentWithdrawn }: CurrentUser): void {
  if (isConsentWithdrawn) throw consentWithdrawn();
  if (!hasConsent) throw consentMissing();
}
