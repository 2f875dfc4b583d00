import type { ReactNode } from 'react';
import { mailLinksCopy } from '../../copy/mail-links.es.ts';
import { MessagePage } from './message-page.tsx';

/** A page of mailed links that was opened without one: nothing has expired. @param children a way to another link */
export function NoLink({ children }: { readonly children?: ReactNode }) {
  const { noLink } = mailLinksCopy;
  return (
    <MessagePage title={noLink.title} text={noLink.text} hint={noLink.hint}>
      {children}
    </MessagePage>
  );
}
