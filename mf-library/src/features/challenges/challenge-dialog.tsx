import type { Challenge, ChallengeCard } from '@app/contract/library';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { CareNote } from '@app/shared-ui/components/care-note';
import { Chip } from '@app/shared-ui/components/chip';
import { Dialog, useHost } from '@app/shared-ui/host';
import { saveFile } from '@app/shared-ui/files/save-file';
import { media } from '@app/shared-ui/theme/media';
import { CalendarClock, CalendarX2, Check, ChevronDown, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { libraryCopy } from '../../copy/library.es.ts';
import { challengeQuery } from '../../queries/library-queries.ts';
import { WorkText } from '../../works/work-text.tsx';
import { CalendarActions, useStartDialog } from './calendar-actions.tsx';
import { type ChallengePlan, dayNumberOn, lastDay, today } from './challenge-plan.ts';
import { useChallengePlan } from './use-challenge-plan.ts';

interface ChallengeDialogProps {
  readonly card: ChallengeCard;
  readonly onClose: () => void;
}

/** A challenge in detail: its texts, day by day. */
export function ChallengeDialog({ card, onClose }: ChallengeDialogProps) {
  const { openUpgrade } = useHost();
  const { plan } = useChallengePlan(card.id);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <Dialog open size="reading" title={card.title} description={card.description} onOpenChange={onClose}>
      <Facts>
        <Chip>{card.category}</Chip>
        <Chip>{card.duration}</Chip>
      </Facts>
      <WorkText card={card} query={challengeQuery(card.id)} opener={undefined}>
        {(challenge) => (
          <Text>
            {plan ? <PlanActions challenge={challenge} card={card} plan={plan} onRemoved={setIsRemoved} /> : null}
            {challenge.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>{copy.days}</h3>
            <Days challenge={challenge} plan={plan} />
            <h3>{copy.closing}</h3>
            <p>{challenge.closing}</p>
            <Foot>
              <CalendarActions
                challenge={card}
                locked={{ label: libraryCopy.lock.upgrade, onPress: openUpgrade }}
                takesFocus={isRemoved}
              >
                {plan ? (
                  <ButtonLink to="/calendario" $variant="soft">
                    {copy.inCalendar(plan.startDate, lastDay(plan.startDate, card.daysCount))}
                  </ButtonLink>
                ) : null}
              </CalendarActions>
            </Foot>
          </Text>
        )}
      </WorkText>
    </Dialog>
  );
}

/** Forty days are not read at once: the one that the user is at is open, and once the challenge has begun it is in sight. */
function Days({ challenge, plan }: { readonly challenge: Challenge; readonly plan: ChallengePlan | undefined }) {
  const here = dayNumberOn(today(), plan, challenge.days.length);
  const [hasBegun] = useState(plan !== undefined && plan.startDate <= today());
  const day = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasBegun) day.current?.scrollIntoView();
  }, [hasBegun]);
  return (
    <List>
      {challenge.days.map(({ title, text, care }, i) => (
        <li key={title}>
          <details open={i + 1 === here}>
            <summary ref={i + 1 === here ? day : undefined}>
              <h4>{challenge.days.length === 1 ? title : copy.day(i + 1, title)}</h4>
              {plan?.done.has(i + 1) ? (
                <Chip $tone="done">
                  <Check aria-hidden size={13} /> {copy.dayDone}
                </Chip>
              ) : null}
              <ChevronDown aria-hidden size={20} />
            </summary>
            {care ? <CareNote care={care} /> : null}
            <p>{text}</p>
          </details>
        </li>
      ))}
    </List>
  );
}

interface PlanActionsProps {
  readonly challenge: Challenge;
  readonly card: ChallengeCard;
  readonly plan: ChallengePlan;
  readonly onRemoved: (isRemoved: boolean) => void;
}

/** What can be done with a challenge in the calendar. */
function PlanActions({ challenge, card, plan, onRemoved }: PlanActionsProps) {
  const { showToast } = useHost();
  const { remove } = useChallengePlan(card.id);
  const start = useStartDialog(card);
  const takeAway = async () => {
    onRemoved(true);
    try {
      await remove();
    } catch {
      showToast({ title: copy.dialog.failed, tone: 'error' });
    } finally {
      onRemoved(false);
    }
  };
  /** An event file for another calendar app; the code that makes it is loaded on demand. */
  const download = async () => {
    try {
      const { challengeFile } = await import('./challenge-file.ts');
      saveFile(challengeFile(challenge, plan.startDate));
    } catch {
      showToast({ title: copy.downloadFailed, tone: 'error' });
    }
  };
  return (
    <Actions>
      <Button $variant="quiet" onClick={start.ask}>
        <CalendarClock aria-hidden size={18} />
        {copy.changeDate}
      </Button>
      <Button $variant="quiet" onClick={() => void takeAway()}>
        <CalendarX2 aria-hidden size={18} />
        {copy.remove}
      </Button>
      <Button $variant="quiet" onClick={() => void download()}>
        <Download aria-hidden size={18} />
        {copy.download}
      </Button>
      {start.dialog}
    </Actions>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

const Text = styled.div`
  display: grid;
  gap: 16px;
  max-width: var(--measure);

  h3 {
    margin-top: 8px;
    font-size: 1.25rem;
  }
`;

/** The words of the buttons begin at the edge of the text. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-inline: -16px;

  button {
    padding-inline: 16px;
  }
`;

/** In view however far the days are scrolled, down to the dialog's edge. */
const Foot = styled.div`
  position: sticky;
  bottom: calc(-24px - env(safe-area-inset-bottom));
  margin: 0 -20px calc(-24px - env(safe-area-inset-bottom));
  padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  box-shadow: 0 -8px 12px var(--surface-raised);

  ${media.desktop} {
    bottom: -32px;
    margin: 0 -32px -32px;
    padding: 12px 32px 20px;
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    border-top: 1px solid var(--line);
  }

  summary {
    display: flex;
    align-items: center;
    gap: 4px 12px;
    min-height: 52px;
    padding: 10px 0;
    /* The title and the foot lie above what is scrolled. */
    scroll-margin: 72px 0 96px;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    > svg {
      flex: none;
      margin-left: auto;
      color: var(--ink-soft);
      transition: rotate 0.2s;
    }
  }

  details[open] {
    padding-bottom: 18px;

    > :not(summary, :last-child) {
      margin-bottom: 14px;
    }

    summary > svg {
      rotate: 180deg;
    }
  }

  h4 {
    margin: 0;
    font: 600 1rem / 1.4 var(--font-sans);
  }

  /* Folded days are equally high. */
  details:not([open]) h4 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
`;
