import type { Week } from '@app/contract/blocks';
import { STAGES } from '@app/contract/programme';
import { ButtonLink } from '@app/shared-ui/components/button';
import { ArrowRight } from 'lucide-react';
import { stageCopy } from '../copy/stage.es.ts';

/** From a completed stage to the next one, or after the last to the closing of the journey (D9). */
export function OnwardLink({ week }: { readonly week: Week }) {
  if (week.id === STAGES) return <ButtonLink to="/etapas-completadas">{stageCopy.complete.closing}</ButtonLink>;
  return (
    <ButtonLink to={`/block/${week.blockId}/etapa/${week.id + 1}`}>
      {stageCopy.complete.next(week.id + 1)}
      <ArrowRight aria-hidden size={18} />
    </ButtonLink>
  );
}
