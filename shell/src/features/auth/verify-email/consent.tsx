import { CONSENT_VERSION } from '@app/contract/sign-in';
import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { SharedComputerChoice } from '../shared-computer-choice.tsx';

interface ConsentProps {
  readonly isShared: boolean;
  readonly onShared: (isShared: boolean) => void;
  readonly onAccept: () => void;
}

/**
 * The explicit consent to storing intimate data (SECURITY G-03). The text belongs to CONSENT_VERSION: a change of meaning raises it.
 * Accepting signs in, so the shared computer is asked about here too: folded, as few register on one.
 */
export function Consent({ isShared, onShared, onAccept }: ConsentProps) {
  const { verify } = mailLinksCopy;
  return (
    <Whole>
      <Card>
        <h2>{verify.consentTitle}</h2>
        {/* Before what it is about, in sight with the button; beside this page, which waits for the answer. */}
        <Policy to="/privacy" target="_blank" rel="noopener">
          {verify.privacy}
        </Policy>
        {verify.consent.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Small>{verify.version(CONSENT_VERSION)}</Small>
      </Card>
      <More>
        <summary>{verify.more}</summary>
        <SharedComputerChoice isShared={isShared} onChange={onShared} />
      </More>
      <Foot>
        <Button $block onClick={onAccept}>
          {verify.accept}
        </Button>
      </Foot>
    </Whole>
  );
}

/** Not a grid: a sticky part of one stays in its row. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;

  /* What has the focus stays clear of the foot. */
  a,
  summary,
  input {
    scroll-margin-bottom: calc(88px + env(safe-area-inset-bottom));
  }
`;

const Policy = styled(Link)`
  display: block;
  width: fit-content;
  padding: 8px 0;

  && {
    margin: 2px 0 -4px;
  }
`;

const More = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 500;
    cursor: pointer;
  }
`;

/** In view from the start: the text above is longer than a phone. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: 12px 0 calc(12px + env(safe-area-inset-bottom));
  background: var(--paper);
`;

const Small = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
