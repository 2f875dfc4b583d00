import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enterHome } from '../enter-home.ts';
import { useAddressToken } from '../use-address-token.ts';
import { Activation } from './activation.tsx';
import { EmailChange } from './email-change.tsx';

/** The page behind mailed verification links: of a new account, or of another address for one that there is. */
export function VerifyEmail({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const [search] = useSearchParams();
  // The query leaves the address bar at once.
  const [isChange] = useState(() => search.has('cambio'));
  const token = useAddressToken();
  return isChange ? <EmailChange token={token} /> : <Activation token={token} onSignedIn={onSignedIn} />;
}
