import type { ScenarioName } from './scenarios.ts';
import type { Source } from './text-recorder.ts';

/** A text that the specification quotes. */
export interface QuotedText {
  readonly id: string;
  /** Whole text of an element; a pattern where it contains numbers or names. */
  readonly text: string | RegExp;
  readonly source: Source;
  readonly scenario: ScenarioName;
}

/** Texts of one source of the specification that appear in one scenario. */
export const quoted = (
  from: string,
  scenario: ScenarioName,
  texts: readonly (string | RegExp)[],
  source: Source = 'page',
): readonly QuotedText[] => texts.map((text) => ({ id: `${from} ${String(text)}`, text, scenario, source }));
