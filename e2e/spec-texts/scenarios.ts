import { REMOTES_ON, tagsOf } from '../areas.mjs';
import type { Scenario } from './scenario.ts';
import { adminScenarios } from './scenarios/admin.ts';
import { calendarScenarios } from './scenarios/calendar.ts';
import { enteringScenarios } from './scenarios/entering.ts';
import { handwritingScenarios } from './scenarios/handwriting.ts';
import { personalScenarios } from './scenarios/personal.ts';
import { journalScenarios } from './scenarios/journal.ts';
import { journeyScenarios } from './scenarios/journey.ts';
import { libraryScenarios } from './scenarios/library.ts';
import { passwordScenarios } from './scenarios/password.ts';
import { premiumScenarios } from './scenarios/premium.ts';
import { shellScenarios } from './scenarios/shell.ts';

/** All scenarios by name. */
export const scenarios = {
  ...shellScenarios,
  ...enteringScenarios,
  ...passwordScenarios,
  ...journeyScenarios,
  ...premiumScenarios,
  ...journalScenarios,
  ...handwritingScenarios,
  ...libraryScenarios,
  ...calendarScenarios,
  ...personalScenarios,
  ...adminScenarios,
};

export type ScenarioName = keyof typeof scenarios;

/** Remotes whose texts scenarios look for; scenarios that are not named look for texts of all. */
const SHOWN: readonly (readonly [Record<string, Scenario>, readonly string[]])[] = [
  [enteringScenarios, []],
  [passwordScenarios, []],
  [personalScenarios, []],
  [journeyScenarios, REMOTES_ON['/block']],
  [premiumScenarios, REMOTES_ON['/block']],
  [journalScenarios, ['mf-journal', 'mf-journey', 'mf-calendar']],
  [handwritingScenarios, REMOTES_ON['/journaling']],
  [libraryScenarios, REMOTES_ON['/books']],
  [calendarScenarios, REMOTES_ON['/calendario']],
  [adminScenarios, REMOTES_ON['/admin']],
];

export function tagsOfScenario(name: string) {
  const shown = SHOWN.find(([group]) => name in group)?.[1];
  return shown ? tagsOf(shown) : [];
}
