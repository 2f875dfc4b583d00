import { programmeCopy } from '../copy/programme.es.ts';
import { Chip } from '@app/shared-ui/components/chip';
import { stageStateOf } from './stage-state.ts';

const TONES = { completed: 'done', inProgress: 'tone', pending: 'plain' } as const;

export function StageStateChip({ percent }: { readonly percent: number }) {
  const state = stageStateOf(percent);
  return <Chip $tone={TONES[state]}>{programmeCopy.stageState[state]}</Chip>;
}
