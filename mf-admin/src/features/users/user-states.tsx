import { type AdminUser, STOPPED_DAYS } from '@app/contract/admin-users';
import { differenceInDays } from 'date-fns';
import { BadgeCheck, Clock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StateChip } from '../../components/state-chip.tsx';
import { usersCopy } from '../../copy/users.es.ts';

const { role: roles, states: copy } = usersCopy;

export const PremiumChip = () => <StateChip tone="accent">{usersCopy.facts.premium}</StateChip>;

export const RoleChip = ({ role }: Pick<AdminUser, 'role'>) =>
  role === 'admin' ? (
    <StateChip tone="done" Icon={ShieldCheck}>
      {roles.admin}
    </StateChip>
  ) : (
    <StateChip>{roles.user}</StateChip>
  );

export const VerifiedChip = ({ isEmailVerified }: Pick<AdminUser, 'isEmailVerified'>) =>
  isEmailVerified ? (
    <StateChip tone="done" Icon={BadgeCheck}>
      {usersCopy.verified}
    </StateChip>
  ) : (
    <StateChip tone="caution" Icon={Clock}>
      {usersCopy.unverified}
    </StateChip>
  );

/** As the server's filter counts it: a new account has not stopped, although it has had no activity yet. */
const isStopped = ({ lastActiveAt, createdAt }: AdminUser, now: Date) =>
  differenceInDays(now, lastActiveAt ?? createdAt) >= STOPPED_DAYS;

interface UserStatesProps {
  readonly user: AdminUser;
  readonly now: Date;
  /** A chip before those of its states. */
  readonly children?: ReactNode;
}

/** What is out of the ordinary about an account; nothing of most. */
export function UserStates({ user, now, children }: UserStatesProps) {
  const { role, isEmailVerified, isActive } = user;
  return (
    <States>
      {children}
      {role === 'admin' ? <RoleChip role={role} /> : null}
      {isEmailVerified ? null : <VerifiedChip isEmailVerified={isEmailVerified} />}
      {isStopped(user, now) ? <StateChip tone="rest">{copy.stopped}</StateChip> : null}
      {isActive ? null : <StateChip tone="danger">{copy.blocked}</StateChip>}
    </States>
  );
}

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;

  &:empty {
    display: none;
  }
`;
