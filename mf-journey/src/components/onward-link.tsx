import type { Week } from '@app/contract/blocks';
import { STAGES } from '@app/contract/programme';
import { ButtonLink } from '@app/shared-ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { stageCopy } from '../copy/stage.es.ts';
import { weeksQuery } from '../queries/journey-queries.ts';

/** From a completed stage to the next one, with its name, or after the last to the closing of the journey (D9). */
export function OnwardLink({ week }: { readonly week: Week }) {
  if (week.id === STAGES) return <ButtonLink to="/etapas-completadas">{stageCopy.complete.closing}</ButtonLink>;
  const next = week.id + 1;
  return (
    <Onward>
      <ButtonLink to={`/block/${week.blockId}/etapa/${next}`}>
        {stageCopy.complete.next(next)}
        <ArrowRight aria-hidden size={18} />
      </ButtonLink>
      <StageName id={next} />
    </Onward>
  );
}

function StageName({ id }: { readonly id: number }) {
  const { data: weeks } = useQuery(weeksQuery);
  const title = weeks?.find((week) => week.id === id)?.title;
  return <Name>{title === undefined ? null : stageCopy.complete.nextName(title)}</Name>;
}

const Onward = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
`;

/** By its title alone: the button has its number, and a place in the block would be a second one. Its line is kept until it is known. */
const Name = styled.small`
  min-height: 1.4em;
  font-size: 0.9375rem;
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
`;
