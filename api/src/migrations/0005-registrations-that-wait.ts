import type { Migration } from '../platform/migrations.ts';
import { moveUnverifiedAccounts } from '../resources/account/sign-in/move-unverified.ts';

/**
 * Turns accounts that were never verified into pending registrations, and voids the links already mailed. What an earlier API version still
 * registers is moved within the hour. That version does not know the moved ones: users routed to it have to register again.
 */
export const registrationsThatWait: Migration = {
  id: '0005-registrations-that-wait',
  run: moveUnverifiedAccounts,
};
