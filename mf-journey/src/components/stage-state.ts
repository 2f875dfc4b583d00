import type { programmeCopy } from '../copy/programme.es.ts';

type StageState = keyof typeof programmeCopy.stageState;

/** 100 is complete, anything above 0 in progress (2§4). */
export const stageStateOf = (percent: number): StageState =>
  percent === 100 ? 'completed' : percent > 0 ? 'inProgress' : 'pending';
