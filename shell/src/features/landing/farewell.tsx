import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { takeNextPageMessage } from '../../storage/next-page-message.ts';

/** What the user reads who has just deleted the account. Not a toast: this page is also drawn on the server, without one. */
export function Farewell() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // Session storage opens slowly: the page renders first.
    const timer = setTimeout(() => {
      if (takeNextPageMessage() === 'account-deleted') setIsShown(true);
    });
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isShown ? <Words>{landingCopy.farewell}</Words> : null}</div>;
}

const Words = styled.p`
  max-width: var(--measure);
  margin: 0 auto;
  padding: 16px var(--page-gutter);
  text-align: center;
`;
