import type { Activity } from '@app/contract/activities';
import { Check, ChevronDown, Clock, Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { activityTime } from '../../copy/activity-time.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import type { ActivityAccess } from './activity-access.ts';
import { activityIcons } from '../../components/activity-icons.ts';

const CHIP_TONES = { pending: 'plain', in_progress: 'tone', completed: 'done' } as const;

interface ActivityHeadingProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  readonly isShort: boolean;
  readonly isOpen: boolean;
  /** On one line: the title is in sight, and the rest for screen readers only. */
  readonly isLine?: boolean;
}

/** Icon, title, type, state and length of an activity, and what it waits for. */
export function ActivityHeading({ activity, access, isShort, isOpen, isLine = false }: ActivityHeadingProps) {
  const { title, type, status } = activity;
  /** What is over takes no more room than what is next. */
  const isOver = status === 'completed' && !isOpen;
  const Icon = activityIcons[type];
  const facts = {
    type: activitiesCopy.typeLine(programmeCopy.activityType[type]),
    status: programmeCopy.activityStatus[status],
    time: activityTime(activity),
    short: isShort ? activitiesCopy.short : undefined,
    lock: lockTextOf(access),
  };
  return (
    <Row>
      <Mark $isWaiting={access.kind === 'waits'} $isSmall={isLine}>
        <Icon aria-hidden size={isLine ? 18 : 20} strokeWidth={1.9} />
        {status === 'completed' ? (
          <Tick>
            <Check aria-hidden size={13} strokeWidth={3} />
          </Tick>
        ) : null}
      </Mark>
      <Words>
        <Title $isSmall={isLine}>{title}</Title>
        {isLine ? (
          Object.values(facts).map((fact) => (fact ? <VisuallyHidden key={fact}>{fact} </VisuallyHidden> : null))
        ) : (
          <Lines>
            <Facts>
              {isOver ? <VisuallyHidden>{facts.type} </VisuallyHidden> : <span>{facts.type}</span>}
              <Chip $tone={CHIP_TONES[status]}>{facts.status}</Chip>
            </Facts>
            {isOver ? null : (
              <Time>
                <span>
                  <Clock aria-hidden size={15} strokeWidth={2} />
                  {facts.time}
                </span>
                {facts.short ? <Short>{facts.short}</Short> : null}
              </Time>
            )}
            {facts.lock ? <LockText>{facts.lock}</LockText> : null}
          </Lines>
        )}
      </Words>
      {access.kind === 'open' || access.kind === 'preview' ? (
        <Chevron $isOpen={isOpen} aria-hidden size={22} />
      ) : (
        <Lock aria-hidden size={20} color="var(--ink-soft)" />
      )}
    </Row>
  );
}

function lockTextOf(access: ActivityAccess): string | undefined {
  if (access.kind === 'premium') return activitiesCopy.lock.premium;
  return access.kind === 'waits' && access.title !== undefined ? activitiesCopy.lock.order(access.title) : undefined;
}

const Row = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
`;

interface MarkProps {
  readonly $isWaiting: boolean;
  readonly $isSmall: boolean;
}

const Mark = styled.span<MarkProps>`
  position: relative;
  display: grid;
  align-self: start;
  place-items: center;
  width: ${({ $isSmall }) => ($isSmall ? 36 : 44)}px;
  height: ${({ $isSmall }) => ($isSmall ? 36 : 44)}px;
  border-radius: 50%;
  background: ${({ $isWaiting }) => ($isWaiting ? 'var(--tone-mist)' : 'var(--tone-surface)')};
  color: ${({ $isWaiting }) => ($isWaiting ? 'var(--ink-soft)' : 'var(--tone-ink)')};
`;

const Tick = styled.span`
  position: absolute;
  right: -5px;
  bottom: -3px;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid var(--surface-raised);
  border-radius: 50%;
  background: var(--tone-solid);
  color: var(--surface-raised);
`;

const Words = styled.span`
  position: relative;
  display: grid;
  gap: 4px;
`;

const Lines = styled.span`
  display: grid;
  gap: 4px;
`;

const Title = styled.h3<{ readonly $isSmall: boolean }>`
  color: ${({ $isSmall }) => ($isSmall ? 'var(--ink-soft)' : 'inherit')};
  font-size: ${({ $isSmall }) => ($isSmall ? '1.0625rem' : '1.1875rem')};
  line-height: 1.3;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Time = styled(Facts)`
  svg {
    margin-inline-end: 6px;
    vertical-align: -2px;
  }
`;

const Short = styled.span`
  color: var(--tone-ink);
  font-weight: 600;
`;

const LockText = styled.span`
  margin-top: 2px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.45;
`;

const Chevron = styled(ChevronDown)<{ readonly $isOpen: boolean }>`
  color: var(--ink-soft);
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
  transition: rotate 0.2s;
`;
