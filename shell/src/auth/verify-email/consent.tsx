import { CONSENT_VERSION } from '@app/contract/accounts';
import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { linksCopy } from '../../copy/links-es.ts';

/**
 * The explicit consent to keep intimate data (SECURITY G-03). The text belongs to CONSENT_VERSION: whoever changes its meaning raises
 * the version.
 */
export function Consent({ onAccept }: { readonly onAccept: () => void }) {
  const { verify } = linksCopy;
  return (
    <>
      <Card>
        <h2>{verify.consentTitle}</h2>
        {verify.consent.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Small>
          {verify.version(CONSENT_VERSION)} <Link to="/privacy">{verify.privacy}</Link>
        </Small>
      </Card>
      <Button $block onClick={onAccept}>
        {verify.accept}
      </Button>
    </>
  );
}

const Small = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
