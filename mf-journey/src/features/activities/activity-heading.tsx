import type { Activity } from '@app/contract/activities';
import { Check, ChevronDown, Clock, Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import type { ActivityAccess } from './activity-access.ts';
import { activityIcons } from './activity-icons.ts';

const CHIP_TONES = { pending: 'plain', in_progress: 'tone', completed: 'done' } as const;

interface ActivityHeadingProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  readonly isShort: boolean;
  readonly isOpen: boolean;
}

/** Icon, title, type, state and length of an activity, and what it waits for. */
export function ActivityHeading({ activity, access, isShort, isOpen }: ActivityHeadingProps) {
  const { title, type, status, time } = activity;
  const Icon = status === 'completed' ? Check : activityIcons[type];
  const lockText = lockTextOf(access);
  return (
    <Row>
      <Mark $isDone={status === 'completed'} $isWaiting={access.kind === 'waits'}>
        <Icon aria-hidden size={20} strokeWidth={1.9} />
      </Mark>
      <Words>
        <Title>{title}</Title>
        <Facts>
          <span>{activitiesCopy.typeLine(programmeCopy.activityType[type])}</span>
          <Chip $tone={CHIP_TONES[status]}>{programmeCopy.activityStatus[status]}</Chip>
        </Facts>
        {time ? (
          <Time>
            <span>
              <Clock aria-hidden size={15} strokeWidth={2} />
              {activitiesCopy.time(time.minutes, time.span)}
            </span>
            {isShort ? <Short>{activitiesCopy.short}</Short> : null}
          </Time>
        ) : null}
        {lockText ? <LockText>{lockText}</LockText> : null}
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

const Mark = styled.span<{ readonly $isDone: boolean; readonly $isWaiting: boolean }>`
  display: grid;
  align-self: start;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${({ $isDone, $isWaiting }) =>
    $isDone ? 'var(--tone-solid)' : $isWaiting ? 'var(--tone-mist)' : 'var(--tone-surface)'};
  color: ${({ $isDone, $isWaiting }) =>
    $isDone ? 'var(--surface-raised)' : $isWaiting ? 'var(--ink-soft)' : 'var(--tone-ink)'};
`;

const Words = styled.span`
  display: grid;
  gap: 4px;
`;

const Title = styled.h3`
  font-size: 1.1875rem;
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
