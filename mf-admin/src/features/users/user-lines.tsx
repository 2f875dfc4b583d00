import { styled } from 'styled-components';
import { OnlineDot } from '../../components/online-dot.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { relativeTime } from '../../dates/relative-time.ts';
import { UserCard } from './user-card.tsx';
import { Email, Name, Opener, sheet } from './user-rows.styles.ts';
import { PremiumChip, UserStates } from './user-states.tsx';
import type { UserRowsProps } from './user-table.tsx';

const { table: copy, facts } = usersCopy;

/** The list where there is no room for columns: one line per account, which opens its card below itself. */
export function UserLines({ users, now, isOpen, onToggle }: UserRowsProps) {
  return (
    <Lines>
      {users.map((user) => (
        <li key={user.id}>
          <div>
            <Opener $isAlone type="button" aria-expanded={isOpen(user)} onClick={() => onToggle(user)}>
              <span>
                <Name>
                  {user.username}
                  {user.isOnline ? <OnlineDot label={usersCopy.online} /> : null}
                </Name>
                <Email>
                  {copy.line(
                    user.currentStage,
                    user.lastActiveAt ? relativeTime(user.lastActiveAt, now) : facts.noActivity,
                  )}
                </Email>
                <UserStates user={user} now={now}>
                  {user.hasPremiumAccess ? <PremiumChip /> : null}
                </UserStates>
              </span>
            </Opener>
            {isOpen(user) ? <UserCard isInTable={false} user={user} /> : null}
          </div>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin: 0 -8px;
  padding: 0;
  list-style: none;

  /* Lines out of sight cost nothing, however many have come; the padding keeps shadows whole. */
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 84px;
    padding: 4px 8px 8px;
  }

  & > li > div {
    ${sheet}
  }

  /* The card goes on where its line ends, on the same sheet. */
  & > li article {
    padding: 4px 16px 16px;
    background: none;
    box-shadow: none;
  }
`;
