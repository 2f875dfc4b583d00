import { type Ref } from 'react';
import { styled } from 'styled-components';
import { authCopy } from '../../../copy/auth.es.ts';

/**
 * After too many wrong attempts by unknown devices: a link was mailed if the password was right; the page does not say whether it was
 * (V-08).
 */
export function LinkSent({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { title, text, missing } = authCopy.login.linkSent;
  return (
    <Note ref={ref} role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <p>{text}</p>
      <p>{missing}</p>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
`;
