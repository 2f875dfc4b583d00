import type { AdminUser } from '@app/contract/admin-users';
import { styled } from 'styled-components';
import { Card } from '../../components/facts.tsx';
import { OnlineDot } from '../../components/online-dot.tsx';
import { Soft } from '../../components/sheet.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { UserControls } from './user-controls.tsx';
import { UserFacts } from './user-facts.tsx';
import { RoleChip, VerifiedChip } from './user-states.tsx';

interface UserCardProps {
  readonly user: AdminUser;
  readonly now: Date;
}

/** One account: its owner, what is known of it, what the administrator can do. */
export function UserCard({ user, now }: UserCardProps) {
  const { username, email, role, isEmailVerified, isOnline } = user;
  return (
    <Card aria-label={username}>
      <Head>
        <Name>
          <h3>{username}</h3>
          {isOnline ? <OnlineDot label={usersCopy.online} /> : null}
        </Name>
        <Badges>
          <RoleChip role={role} />
          <VerifiedChip isEmailVerified={isEmailVerified} />
        </Badges>
        <Email>{email}</Email>
      </Head>
      <UserFacts user={user} now={now} />
      <UserControls user={user} />
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;

  h3 {
    font-size: 1.25rem;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Email = styled(Soft)`
  flex-basis: 100%;
`;
