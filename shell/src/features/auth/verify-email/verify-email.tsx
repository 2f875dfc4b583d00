import { enterHome } from '../enter-home.ts';
import { useAddressToken } from '../use-address-token.ts';
import { Activation } from './activation.tsx';
import { EmailChange } from './email-change.tsx';

/** The page behind mailed verification links: of a new account, or of a new address of an existing one. */
export function VerifyEmail({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const { link, token, forgetToken } = useAddressToken();
  if (link.has('cambio')) return <EmailChange token={token} onDone={forgetToken} />;
  const handleSignedIn = () => {
    forgetToken();
    onSignedIn();
  };
  return <Activation proof={{ token }} onSignedIn={handleSignedIn} />;
}
