import type { AdminUser, AdminUserSort } from '@app/contract/admin-users';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { OnlineDot } from '../../components/online-dot.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { relativeTime } from '../../dates/relative-time.ts';
import { UserCard } from './user-card.tsx';
import { Email, Name, Opener, sheet } from './user-rows.styles.ts';
import { PremiumChip, UserStates } from './user-states.tsx';

const { table: copy, facts } = usersCopy;

export interface UserRowsProps {
  readonly users: readonly AdminUser[];
  readonly now: Date;
  readonly isOpen: (user: AdminUser) => boolean;
  readonly onToggle: (user: AdminUser) => void;
}

interface UserTableProps extends UserRowsProps {
  readonly sort: AdminUserSort;
  readonly onSort: (sort: AdminUserSort) => void;
}

/** Columns by which the list can be sorted, and the order that the first press gives. */
const SORTS: Readonly<Record<string, readonly [first: AdminUserSort, other: AdminUserSort]>> = {
  [copy.name]: ['username', '-username'],
  [facts.activity]: ['-lastActiveAt', 'lastActiveAt'],
};

/** The list where there is room for columns: a row opens its card below itself. */
export function UserTable({ users, now, isOpen, onToggle, sort, onSort }: UserTableProps) {
  return (
    <Table>
      <caption>{copy.caption}</caption>
      <thead>
        <tr>
          {[copy.name, facts.access, facts.stage, facts.activities, facts.activity, copy.state].map((name) => (
            <Heading key={name} name={name} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Fragment key={user.id}>
            <Line data-open={isOpen(user) || undefined}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button has the text */}
              <th scope="row">
                <Opener type="button" aria-expanded={isOpen(user)} onClick={() => onToggle(user)}>
                  <span>
                    <Name>
                      {user.username}
                      {user.isOnline ? <OnlineDot label={usersCopy.online} /> : null}
                    </Name>
                    <Email>{user.email}</Email>
                  </span>
                </Opener>
              </th>
              <td>{user.hasPremiumAccess ? <PremiumChip /> : facts.free}</td>
              <td>{user.currentStage}</td>
              <td>
                {facts.activitiesValue(user.completedActivities, user.totalActivities, user.completionPercentage)}
              </td>
              <td>{user.lastActiveAt ? relativeTime(user.lastActiveAt, now) : copy.never}</td>
              <td>
                <UserStates user={user} now={now} />
              </td>
            </Line>
            {isOpen(user) ? (
              <tr>
                <CardCell colSpan={6}>
                  <UserCard isInTable user={user} />
                </CardCell>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

function Heading({ name, sort, onSort }: { readonly name: string } & Pick<UserTableProps, 'sort' | 'onSort'>) {
  const [first, other] = SORTS[name] ?? [];
  if (!first || !other) return <th scope="col">{name}</th>;
  const isSorted = sort === first || sort === other;
  return (
    <th scope="col" aria-sort={isSorted ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined}>
      <Sorter type="button" onClick={() => onSort(sort === first ? other : first)}>
        {name}
      </Sorter>
    </th>
  );
}

const Table = styled.table`
  ${sheet}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  padding: 8px;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  caption {
    ${outOfSight}
  }

  th,
  td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.875rem;
    white-space: nowrap;
  }

  /* Stage and activities: numbers, so that their digits stand below each other. */
  th:nth-child(3),
  th:nth-child(4),
  td:nth-child(3),
  td:nth-child(4) {
    text-align: end;
    white-space: nowrap;
  }
`;

const Sorter = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;

  &::after {
    content: '↕' / '';
    margin-inline-start: 6px;
  }

  [aria-sort='ascending'] > &::after {
    content: '↑' / '';
  }

  [aria-sort='descending'] > &::after {
    content: '↓' / '';
  }
`;

/** The whole row opens the card: its button covers it. */
const Line = styled.tr`
  position: relative;

  & > * {
    border-top: 1px solid var(--line);
  }

  &:hover > *,
  &[data-open] > * {
    background: color-mix(in oklch, var(--surface-sunken), transparent 45%);
  }

  button::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const CardCell = styled.td`
  && {
    padding: 4px 0 16px;
  }

  /* It lies on the sheet of the table, not above it. */
  > article {
    background: var(--surface-sunken);
    box-shadow: none;
  }
`;
