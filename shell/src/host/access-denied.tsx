import { ButtonLink } from '@app/shared-ui/components/button';
import { useSession } from '@app/shared-ui/host';
import { signedInCopy } from '../copy/signed-in.es.ts';
import { addressOfPart } from '../features/profile/parts.ts';
import { accessDeniedCopy } from '../copy/access-denied.es.ts';
import { MessageCard } from '../ui/message-pages.tsx';

/** /admin for everybody but administrators, without a byte of the panel (1§6, D33). */
export function AccessDenied() {
  const { needsSecondFactor } = useSession().user;
  if (!needsSecondFactor)
    return <MessageCard title={signedInCopy.accessDenied.title} text={signedInCopy.accessDenied.text} />;
  return (
    <MessageCard title={accessDeniedCopy.title} text={accessDeniedCopy.text}>
      <ButtonLink to={addressOfPart('seguridad')}>{accessDeniedCopy.open}</ButtonLink>
    </MessageCard>
  );
}
