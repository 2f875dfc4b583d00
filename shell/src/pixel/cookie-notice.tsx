import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { cookieNoticeCopy } from '../copy/cookie-notice.es.ts';
import { setPixelConsent, type PixelAnswer } from './pixel-consent.ts';

/** Asks once, declining as easy as accepting; without an answer nothing is sent (D24). */
export function CookieNotice() {
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered) return null;
  const handleAnswer = (answer: PixelAnswer) => () => {
    setPixelConsent(document, answer);
    setIsAnswered(true);
  };
  return (
    <Notice aria-label={cookieNoticeCopy.label}>
      <p>
        {cookieNoticeCopy.text} <Link to="/cookies">{cookieNoticeCopy.more}</Link>
      </p>
      <Answers>
        <Button $variant="soft" onClick={handleAnswer('denied')}>
          {cookieNoticeCopy.deny}
        </Button>
        <Button $variant="soft" onClick={handleAnswer('granted')}>
          {cookieNoticeCopy.grant}
        </Button>
      </Answers>
    </Notice>
  );
}

const Notice = styled.section`
  position: fixed;
  inset: auto 12px calc(12px + env(safe-area-inset-bottom));
  z-index: 30;
  display: grid;
  gap: 12px;
  max-width: 640px;
  margin: 0 auto;
  padding: 16px 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  font-size: 1rem;

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Answers = styled.div`
  display: flex;
  gap: 10px;

  button {
    flex: 1;
    min-height: 44px;
    padding: 8px 18px;
  }
`;
