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
