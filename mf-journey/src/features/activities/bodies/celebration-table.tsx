import type { BodyOfKind } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { Candle } from './candle.tsx';
import { Checklist } from './checklist.tsx';

interface CelebrationTableProps extends Pick<BodyOfKind<'celebration'>, 'needs' | 'steps'> {
  readonly listKey: string;
}

/** What is needed, the steps, and a candle that the user can light. */
export function CelebrationTable({ listKey, needs, steps }: CelebrationTableProps) {
  const [isLit, setIsLit] = useState(false);
  const copy = activitiesCopy.celebration;
  return (
    <>
      <Checklist listKey={`${listKey}-needs`} title={copy.needs} items={needs} />
      <Checklist listKey={`${listKey}-steps`} title={copy.steps} items={steps} isOrdered />
      <Altar>
        <Candle isLit={isLit} />
        <div>
          <p role="status">{isLit ? copy.lit : ''}</p>
          <Button $variant="soft" onClick={() => setIsLit(!isLit)}>
            {isLit ? copy.blowOut : copy.light}
          </Button>
        </div>
      </Altar>
    </>
  );
}

const Altar = styled.section`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 16px 20px;
  border-radius: 16px;
  background: var(--surface-sunken);

  p {
    margin-bottom: 6px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
