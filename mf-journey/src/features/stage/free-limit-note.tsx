import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';
import { FREE_LIMIT } from '../../components/free-limit.ts';

/**
 * Shown to a user without premium after the fifth activity: a friendly note, not a wall (D7). A link that means it (`FREE_LIMIT`) leads to it, and
 * not to the top of a stage where nothing is left to do.
 */
export function FreeLimitNote() {
  const { openUpgrade } = useHost();
  const { state } = useLocation() as { readonly state: { readonly at?: unknown } | null };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state?.at !== FREE_LIMIT.at) return;
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, [state]);
  return (
    <Note>
      <h2 ref={title} tabIndex={-1}>
        {stageCopy.freeLimit.title}
      </h2>
      <p>{stageCopy.freeLimit.text}</p>
      <Button $variant="soft" onClick={openUpgrade}>
        {stageCopy.freeLimit.premium}
      </Button>
    </Note>
  );
}

const Note = styled.aside`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  h2 {
    font-size: 1.25rem;
  }

  h2:focus {
    outline: none;
  }

  p {
    max-width: var(--measure);
  }
`;
