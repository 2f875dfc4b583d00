import { STAGES_PER_BLOCK, weekOfStage } from '@app/contract/programme';
import { HomeLink } from '@app/shared-ui/components/home-link';
import { IconButton } from '@app/shared-ui/components/icon-button';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { hostCopy } from '@app/shared-ui/copy/host-copy';
import { useHost } from '@app/shared-ui/host';
import { DoorOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { programmeCopy } from '../../copy/programme.es.ts';
import { stageCopy } from '../../copy/stage.es.ts';
import { useStuck } from './use-stuck.ts';

/**
 * Sticky while the user scrolls: which stage of the block this is, the page's own link home, in sight with the focus (DESIGN 10), and the
 * quick exit (D28) once the one of the page's header is out of sight.
 */
export function StageHeader({ stageId }: { readonly stageId: number }) {
  const weekNumber = weekOfStage(stageId);
  const { leave } = useHost();
  const [bar, isStuck] = useStuck();
  /** As long as the banner says the same right below, in sight for nobody who sees it. */
  const Text = isStuck ? 'span' : VisuallyHidden;
  return (
    <Bar ref={bar}>
      <HomeLink label={stageCopy.home} />
      <Counter>
        <Places
          role="progressbar"
          aria-label={stageCopy.counterLabel}
          aria-valuemin={0}
          aria-valuemax={STAGES_PER_BLOCK}
          aria-valuenow={weekNumber}
        >
          {Array.from({ length: STAGES_PER_BLOCK }, (_, i) => (
            <Place key={i} $isHere={i + 1 === weekNumber} />
          ))}
        </Places>
        <Text>{programmeCopy.stageOfFour(weekNumber)}</Text>
      </Counter>
      {isStuck ? (
        <Exit type="button" onClick={leave} aria-label={hostCopy.quickExit} title={hostCopy.quickExit}>
          <DoorOpen aria-hidden size={20} />
        </Exit>
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  margin: 0 calc(-1 * var(--page-gutter)) -16px;
  padding: 12px var(--page-gutter);
  background: var(--paper);
`;

const Counter = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 1.4em;
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.875rem;
  line-height: 1.4;
`;

/** The bar does not grow with it. */
const Exit = styled(IconButton)`
  margin: -12px -12px -12px auto;
`;

/** A place and not a measure: how much of the stage is done has a bar of its own below. */
const Places = styled.div`
  display: flex;
  gap: 5px;
`;

const Place = styled.i<{ readonly $isHere: boolean }>`
  width: ${({ $isHere }) => ($isHere ? 22 : 8)}px;
  height: 8px;
  border-radius: 999px;
  background: ${({ $isHere }) => ($isHere ? 'var(--tone-solid)' : 'var(--tone-line)')};
`;
