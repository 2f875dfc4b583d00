import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { takeNextPageMessage } from '../../storage/next-page-message.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/** What the user reads who has just deleted the account. Not a toast: this page is also drawn on the server, without one. */
export function Farewell() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // Session storage opens slowly: the page renders first.
    void whenIdle(window).then(() => setIsShown(takeNextPageMessage() === 'account-deleted'));
  }, []);
  return <div role="status">{isShown ? <Words>{landingCopy.farewell}</Words> : null}</div>;
}

const Words = styled.p`
  max-width: var(--measure);
  margin: 0 auto;
  padding: 16px var(--page-gutter);
  text-align: center;
`;
