import { Button } from '@app/shared-ui/components/button';
import { useHost, useSession } from '@app/shared-ui/host';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';

interface LoadMoreProps {
  readonly label: string;
  /** Filters hide a part of what there is. */
  readonly isFiltered: boolean;
}

/** 'Cargar más …' (D25): everything is there already; for a free reader there is more in premium. */
export const LoadMore = memo(function LoadMore({ label, isFiltered }: LoadMoreProps) {
  const { openUpgrade } = useHost();
  const { hasPremiumAccess } = useSession().user;
  const noteId = useId();
  return (
    <Place>
      <Button
        $variant="soft"
        disabled={hasPremiumAccess}
        aria-describedby={hasPremiumAccess ? noteId : undefined}
        onClick={openUpgrade}
      >
        {label}
      </Button>
      {hasPremiumAccess ? <span id={noteId}>{isFiltered ? libraryCopy.allFound : libraryCopy.allSeen}</span> : null}
    </Place>
  );
});

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  color: var(--ink-soft);
`;
