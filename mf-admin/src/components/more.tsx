import { Button } from '@app/shared-ui/components/button';
import { Spinner } from '@app/shared-ui/components/spinner';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';

/** So far before its end a list goes on. */
const AHEAD = '800px 0px';

interface MoreProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
  /** Loads the next page when the end nears the viewport; otherwise only the button does. */
  readonly isEndless?: boolean;
}

/** The end of a paged list: loads the next page as it nears the viewport, and has a button for keyboard and screen reader. */
export function More({ isLoading, onMore, isEndless = true }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);

  // Observed anew after each page: an end that is still near says so again.
  useEffect(() => {
    if (!place.current || isLoading || !isEndless || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, isEndless]);

  return (
    <Place ref={place}>
      {isLoading ? (
        <Spinner label={panelCopy.loading} size={28} />
      ) : (
        <Button $variant="quiet" onClick={onMore}>
          {panelCopy.more}
        </Button>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 60px;
`;
