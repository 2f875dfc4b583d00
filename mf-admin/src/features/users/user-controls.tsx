import type { AdminUser } from '@app/contract/admin-users';
import { Button } from '@app/shared-ui/components/button';
import { Switch } from '@app/shared-ui/components/switch';
import { useHost } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { EdgeButton } from '../../components/edge-button.tsx';
import { Soft } from '../../components/sheet.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { useUserChanges } from './use-user-changes.ts';

const copy = usersCopy.controls;

/** The administrator's actions on an account. An administrator cannot be deactivated or demoted here (1§4, D16). */
export function UserControls({ user }: { readonly user: AdminUser }) {
  const { id, username, role, isActive, hasPremiumAccess } = user;
  const { confirm } = useHost();
  const { setStatus, setRole, setPremium, endSessions, isBusy } = useUserChanges(id);
  const isAdmin = role === 'admin';
  const noteId = `never-blocked-${id}`;

  const handleMakeAdmin = async () => {
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = usersCopy.confirmAdmin;
    if (await confirm({ title, text: text(username), confirmLabel, cancelLabel, destructive: true })) setRole('admin');
  };
  const handleEnd = async () => {
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = usersCopy.confirmEnd;
    if (await confirm({ title, text: text(username), confirmLabel, cancelLabel })) endSessions(username);
  };

  return (
    <Bar>
      <Switch
        label={isActive ? copy.active : copy.blocked}
        accessibleName={copy.of(isActive ? copy.active : copy.blocked, username)}
        {...(isAdmin && { describedBy: noteId })}
        checked={isActive}
        disabled={isAdmin || isBusy}
        onChange={setStatus}
      />
      <Switch
        label={copy.premium}
        accessibleName={copy.of(copy.premium, username)}
        checked={hasPremiumAccess}
        disabled={isBusy}
        onChange={setPremium}
      />
      <Buttons>
        <EdgeButton
          $variant="quiet"
          disabled={isBusy}
          aria-label={copy.of(copy.endSessions, username)}
          onClick={() => void handleEnd()}
        >
          {copy.endSessions}
        </EdgeButton>
        {isAdmin ? null : (
          <Button $variant="soft" disabled={isBusy} onClick={() => void handleMakeAdmin()}>
            {copy.makeAdmin}
          </Button>
        )}
      </Buttons>
      {isAdmin ? <Note id={noteId}>{copy.neverBlocked}</Note> : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
`;

/** The gap makes up for the first button's margin. On a phone they begin where the switches do. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 30px;

  ${media.desktop} {
    margin-inline-start: auto;
  }
`;

const Note = styled(Soft)`
  flex-basis: 100%;
`;
