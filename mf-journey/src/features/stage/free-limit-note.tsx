import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';

/** Shown to a user without premium after the fifth activity: a friendly note, not a wall (D7). */
export function FreeLimitNote() {
  const { openUpgrade } = useHost();
  return (
    <Note>
      <h2>{stageCopy.freeLimit.title}</h2>
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

  p {
    max-width: var(--measure);
  }
`;
