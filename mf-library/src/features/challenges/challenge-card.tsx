import type { ChallengeCard as Challenge } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { Chip } from '@app/shared-ui/components/chip';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { ChevronRight, Clock, Lock } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useCardFacts } from '../../components/card-facts.tsx';
import { firstSentence } from '../../components/first-sentence.ts';
import { SaveIconButton } from '../../components/save-icon-button.tsx';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { libraryCopy } from '../../copy/library.es.ts';
import { CalendarActions } from './calendar-actions.tsx';
import { CATEGORY_LOOK } from './category-icon.ts';
import { type ChallengePlan, dayNumberOn, lastDay, progressOf, today } from './challenge-plan.ts';
import { useChallengePlan } from './use-challenge-plan.ts';
import { useOpenChallenge } from './use-open-challenge.ts';

export const ChallengeCard = memo(function ChallengeCard({ item }: { readonly item: Challenge }) {
  const { isAtFreeLimit, openUpgrade } = useCardFacts();
  const { open } = useOpenChallenge();
  const { plan } = useChallengePlan(item.id);
  const { id, title, description, category, tags, daysCount, isLocked } = item;
  const { Icon, tone } = CATEGORY_LOOK[category];
  const sign = <Icon aria-hidden size={22} strokeWidth={1.75} />;
  const progress = plan ? progressOf(plan, daysCount) : undefined;
  const beginning = firstSentence(description);
  const rest = description.slice(beginning.length);
  const isOffer = isLocked && isAtFreeLimit;
  const look = isOffer ? openUpgrade : () => open(id);
  return (
    <Card {...blockTone(tone)}>
      <Head>
        <Sign $isBlurred={isLocked}>
          {progress ? (
            <ProgressRing percent={progress.percent} size={56}>
              {sign}
            </ProgressRing>
          ) : (
            <Disc>{sign}</Disc>
          )}
          {isLocked ? <Lock aria-hidden size={20} data-locked="" /> : null}
        </Sign>
        <span>
          <Category>{category}</Category>
          <Duration>
            <Clock aria-hidden size={14} /> {lengthOf(item, progress?.done)}
          </Duration>
        </span>
        <SaveIconButton kind="challenge" id={id} title={title} />
      </Head>
      <h2>
        <Title type="button" onClick={look}>
          <span>{title}</span>
          <ChevronRight aria-hidden size={20} />
          {isLocked ? <VisuallyHidden> ({libraryCopy.lock.hidden})</VisuallyHidden> : null}
        </Title>
      </h2>
      <p>
        {beginning}
        {isOffer ? rest : <Rest>{rest}</Rest>}
      </p>
      <Tags>
        {isLocked ? (
          <Chip>
            <Lock aria-hidden size={13} /> {libraryCopy.lock.premium}
          </Chip>
        ) : null}
        {tags.map((tag) => (
          <Chip key={tag} $tone="tone">
            {tag}
          </Chip>
        ))}
      </Tags>
      <CalendarActions
        challenge={item}
        isQuiet
        locked={{ label: isAtFreeLimit ? libraryCopy.lock.upgrade : libraryCopy.lock.see, onPress: look }}
      >
        {plan ? <Button onClick={look}>{nextOf(plan, item)}</Button> : null}
      </CalendarActions>
    </Card>
  );
});

/** How long the challenge is; once it is in the calendar, how far the user has come in it. */
function lengthOf({ duration, daysCount }: Challenge, done: number | undefined): string {
  if (done === undefined) return duration;
  return done === daysCount ? copy.finished : copy.progress(done, daysCount);
}

/** What there is to see of a challenge in the calendar: when it begins, the day that it has come to, or the whole. */
function nextOf(plan: ChallengePlan, { daysCount }: Challenge): string {
  const now = today();
  if (now < plan.startDate) return copy.begins(plan.startDate);
  const isRunning = daysCount > 1 && now <= lastDay(plan.startDate, daysCount);
  return isRunning ? copy.seeDay(dayNumberOn(now, plan, daysCount)) : copy.see;
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h2 {
    font-size: 1.25rem;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  color: var(--tone-ink);
`;

/** What is locked has not been sent: the blur only says so (D7). */
const Sign = styled.div<{ readonly $isBlurred: boolean }>`
  display: grid;

  > * {
    grid-area: 1 / 1;
    place-self: center;
  }

  > :first-child {
    ${({ $isBlurred }) => ($isBlurred ? 'filter: blur(3px);' : '')}
  }
`;

/** Of a challenge that has not begun: a ring would be an empty one. */
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--tone-surface);
`;

const Category = styled.span`
  display: block;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`;

const Duration = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Title = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font: inherit;
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--tone-ink);
  }

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

/** Out of the way on a phone, where the whole text is one tap away: a card is seen as a whole. */
const Rest = styled.span`
  @media (max-width: 767.98px) {
    display: none;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: auto;
`;
