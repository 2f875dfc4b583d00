import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enterHome } from '../enter-home.ts';
import { useAddressToken } from '../use-address-token.ts';
import { Activation } from './activation.tsx';
import { EmailChange } from './email-change.tsx';

/** The page behind mailed verification links: of a new account, or of a new address of an existing one. */
export function VerifyEmail({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const [search] = useSearchParams();
  // Read once: the query is removed from the address bar at once.
  const [isChange] = useState(() => search.has('cambio'));
  const token = useAddressToken();
  return isChange ? <EmailChange token={token} /> : <Activation proof={{ token }} onSignedIn={onSignedIn} />;
}
