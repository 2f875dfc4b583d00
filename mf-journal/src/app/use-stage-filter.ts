import { STAGES } from '@app/contract/programme';
import { useSearchParams } from 'react-router-dom';

/** `?stage=n`: the entries of one stage, as opened from a seal or a completed stage. */
export function useStageFilter(): number | undefined {
  const [search] = useSearchParams();
  const text = search.get('stage') ?? '';
  const stageId = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return stageId >= 1 && stageId <= STAGES ? stageId : undefined;
}
