import type { AdminUser } from '@app/contract/admin-users';
import { Chip } from '@app/shared-ui/components/chip';
import { styled } from 'styled-components';
import { usersCopy } from '../../copy/users.es.ts';

/** What is out of the ordinary about an account; nothing of most. */
export function UserStates({ user: { role, isEmailVerified, isActive } }: { readonly user: AdminUser }) {
  const isAdmin = role === 'admin';
  if (!isAdmin && isEmailVerified && isActive) return null;
  return (
    <States>
      {isAdmin ? <Chip $tone="done">{usersCopy.role.admin}</Chip> : null}
      {isEmailVerified ? null : <Chip>{usersCopy.unverified}</Chip>}
      {isActive ? null : <Chip>{usersCopy.controls.blocked}</Chip>}
    </States>
  );
}

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 6px;
`;
