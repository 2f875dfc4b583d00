import { programmeCopy } from '../copy/programme.es.ts';
import { Chip } from '@app/shared-ui/components/chip';

const TONES = { completed: 'done', inProgress: 'tone', pending: 'plain' } as const;

/** 100 is complete, anything above 0 in progress (2§4). */
export function StageStateChip({ percent }: { readonly percent: number }) {
  const state = percent === 100 ? 'completed' : percent > 0 ? 'inProgress' : 'pending';
  return <Chip $tone={TONES[state]}>{programmeCopy.stageState[state]}</Chip>;
}
