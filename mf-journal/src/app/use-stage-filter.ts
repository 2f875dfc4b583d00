import { STAGES } from '@app/contract/programme';
import { useSearchParams } from 'react-router-dom';

/** `?stage=n`: what she wrote in one stage, as a seal or a completed stage opens it. */
export function useStageFilter(): number | undefined {
  const [search] = useSearchParams();
  const text = search.get('stage') ?? '';
  const stageId = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return stageId >= 1 && stageId <= STAGES ? stageId : undefined;
}
