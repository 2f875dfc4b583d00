import type { AdminUser } from '@app/contract/admin-users';
import { styled } from 'styled-components';
import { Card } from '../../components/facts.tsx';
import { Soft } from '../../components/sheet.tsx';
import { UserControls } from './user-controls.tsx';
import { UserFacts } from './user-facts.tsx';
import { RoleChip, VerifiedChip } from './user-states.tsx';

interface UserCardProps {
  readonly user: AdminUser;
  /** Whether its row has columns, which say more than a line does. */
  readonly isInTable: boolean;
}

/** What the row of an account does not say of it, and what the administrator can do. */
export function UserCard({ user, isInTable }: UserCardProps) {
  const { username, email, role, isEmailVerified } = user;
  return (
    <Card aria-label={username}>
      <Head>
        {isInTable ? null : <Soft>{email}</Soft>}
        {role === 'admin' ? null : <RoleChip role={role} />}
        {isEmailVerified ? <VerifiedChip isEmailVerified={isEmailVerified} /> : null}
      </Head>
      <UserFacts user={user} isInTable={isInTable} />
      <UserControls user={user} />
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  ${Soft} {
    flex-basis: 100%;
  }

  &:empty {
    display: none;
  }
`;
