/** The five languages that we serve (2§5), by the engine's names. */
export const RECOGNITION_LANGUAGES = ['spa', 'eng', 'ita', 'fra', 'deu'] as const;
export type RecognitionLanguage = (typeof RECOGNITION_LANGUAGES)[number];

/** Words below this are shown as doubtful: above it 89 of 100 were right on ink that nobody had tuned for, below it a third. */
const DOUBTFUL_BELOW = 85;

export interface RecognisedWord {
  readonly text: string;
  /** 0–100, the engine's own; good for ranking words, no probability. */
  readonly confidence: number;
}

/** What the engine read, line by line from top to bottom. */
export interface OcrResult {
  readonly lines: readonly (readonly RecognisedWord[])[];
  readonly language: RecognitionLanguage;
}

export const isDoubtful = ({ confidence }: RecognisedWord): boolean => confidence < DOUBTFUL_BELOW;
