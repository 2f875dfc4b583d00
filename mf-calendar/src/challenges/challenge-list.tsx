import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import { useRemoval } from '@app/shared-ui/components/use-removal';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../copy/challenges.es.ts';
import { dayInMonth } from '../dates/day-names.ts';
import { lastDayOf, lengthOf, type PlannedChallenge } from './challenge-days.ts';
import { useChallengeActs, useChallenges } from './use-challenges.ts';

/** The challenges that the user has put into the calendar. A removal can be undone while the page is open. */
export function ChallengeList() {
  const challenges = useChallenges();
  const { remove, restore } = useChallengeActs();
  const { removed: last, undoTakesFocus, restored, noteRemoval, noteUndo } = useRemoval<PlannedChallenge>();
  // Not before it is gone, which a device may refuse.
  const removed = last && challenges.every(({ id }) => id !== last.id) ? last : undefined;
  if (challenges.length === 0 && !removed) return null;
  return (
    <Section>
      <SectionTitle>{copy.title}</SectionTitle>
      <div role="status">
        {removed ? (
          <Undo>
            {copy.removed(removed.title ?? copy.untitled)}
            <Button
              key={removed.id}
              $variant="soft"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the last row, which had the focus, has been removed
              autoFocus={undoTakesFocus}
              onClick={() => {
                noteUndo(removed);
                restore(removed);
              }}
            >
              {copy.undo}
            </Button>
          </Undo>
        ) : null}
      </div>
      <List>
        {challenges.map((challenge) => (
          <Challenge
            key={challenge.id}
            challenge={challenge}
            isRestored={challenge.id === restored?.id}
            onRemove={(button) => {
              noteRemoval(challenge, button);
              remove(challenge.id);
            }}
          />
        ))}
      </List>
    </Section>
  );
}

interface ChallengeProps {
  readonly challenge: PlannedChallenge;
  /** It is back: its button takes the keyboard focus, as the one that undid the removal is gone. */
  readonly isRestored: boolean;
  /** @param button the one that has removed it */
  readonly onRemove: (button: Element) => void;
}

function Challenge({ challenge, isRestored, onRemove }: ChallengeProps) {
  const title = challenge.title ?? copy.untitled;
  const total = lengthOf(challenge);
  const done = Math.min(challenge.done.size, total);
  return (
    <Item>
      <div>
        <h3>
          <Link to={`/challenges?reto=${challenge.id}`}>{title}</Link>
        </h3>
        <p>{copy.between(dayInMonth(challenge.startDate), dayInMonth(lastDayOf(challenge)))}</p>
        <p>{copy.progress(done, total)}</p>
      </div>
      <progress aria-label={copy.progressLabel(title)} value={done} max={total} />
      <Button
        $variant="quiet"
        aria-label={`${copy.remove}: ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- undoing removes the button that had the focus
        autoFocus={isRestored}
        onClick={(event) => onRemove(event.currentTarget)}
      >
        {copy.remove}
      </Button>
    </Item>
  );
}

const Section = styled.section`
  display: grid;
  gap: 14px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  align-content: space-between;
  gap: 10px;
  padding: 18px 20px 10px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h3 {
    font-size: 1.125rem;
  }

  a {
    display: inline-block;
    margin: -10px 0;
    padding: 10px 0;
    color: inherit;
    text-decoration-color: var(--line-strong);
  }

  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 999px;
    background: var(--surface-sunken);
    appearance: none;
    overflow: hidden;
  }

  progress::-webkit-progress-bar {
    background: var(--surface-sunken);
  }

  progress::-webkit-progress-value {
    border-radius: 999px;
    background: var(--accent);
  }

  progress::-moz-progress-bar {
    border-radius: 999px;
    background: var(--accent);
  }

  button {
    justify-self: start;
    margin-left: -22px;
  }
`;

const Undo = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
