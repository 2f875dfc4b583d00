import type { Migration } from '../platform/migrations.ts';
import { moveUnverifiedAccounts } from '../resources/accounts/move-unverified.ts';

/**
 * Makes registrations that wait of accounts that were never verified; the links on their way go with them. What an API version before this
 * one still registers is moved within the hour. That version knows none of those that were moved: whoever is sent to it registers again.
 */
export const registrationsThatWait: Migration = {
  id: '0005-registrations-that-wait',
  run: moveUnverifiedAccounts,
};
