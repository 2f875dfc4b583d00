import { ButtonLink } from '@app/shared-ui/components/button';
import type { ReactNode } from 'react';
import { mailLinksCopy } from '../../copy/mail-links.es.ts';
import { AuthPage } from './auth-page.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly hint?: string;
  /** It replaces another page that the user was on. */
  readonly isNext?: boolean;
  readonly role?: 'alert';
  /** Label of the button to the sign-in. */
  readonly action?: string;
  readonly children?: ReactNode;
}

/** The end of a flow before signing in: what happened, and a link to the sign-in. */
export function MessagePage(props: MessagePageProps) {
  const { title, text, hint, isNext, role, action = mailLinksCopy.toLogin, children } = props;
  return (
    <AuthPage title={title} lead={text} isNext={isNext} role={role}>
      {hint ? <p>{hint}</p> : null}
      {children}
      <ButtonLink to="/login" $block $variant={children ? 'soft' : 'filled'}>
        {action}
      </ButtonLink>
    </AuthPage>
  );
}
