import type { KindTable } from '../engine/kind-rules.ts';
import { siblingRules } from '../engine/sibling.ts';
import { assessmentRules } from './assessment.ts';
import { challengeRules } from './challenge.ts';
import { dayRules } from './day.ts';
import { entryRules } from './entry.ts';
import { settingsRules } from './settings.ts';
import { underlineRules } from './underline.ts';
import { weekRules } from './week.ts';

/** All synchronised kinds (SYNC §2). */
export const ALL_KINDS: KindTable = {
  entry: entryRules,
  day: dayRules,
  week: weekRules,
  assessment: assessmentRules,
  challenge: challengeRules,
  underline: underlineRules,
  settings: settingsRules,
  sibling: siblingRules,
};
