import { adminActs } from './acts/admin.ts';
import { calendarActs } from './acts/calendar.ts';
import { enteringActs } from './acts/entering.ts';
import { handwritingActs } from './acts/handwriting.ts';
import { herOwnActs } from './acts/her-own.ts';
import { journalActs } from './acts/journal.ts';
import { journeyActs } from './acts/journey.ts';
import { libraryActs } from './acts/library.ts';
import { passwordActs } from './acts/password.ts';
import { premiumActs } from './acts/premium.ts';
import { shellActs } from './acts/shell.ts';

/** Every act, by its name. */
export const acts = {
  ...shellActs,
  ...enteringActs,
  ...passwordActs,
  ...journeyActs,
  ...premiumActs,
  ...journalActs,
  ...handwritingActs,
  ...libraryActs,
  ...calendarActs,
  ...herOwnActs,
  ...adminActs,
};

export type ActName = keyof typeof acts;
