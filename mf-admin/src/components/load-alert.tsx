import { styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';
import { EdgeButton } from './edge-button.tsx';

interface LoadAlertProps {
  readonly onRetry: () => void;
}

/** Something of the panel did not arrive (1§8); what was there before stays. */
export function LoadAlert({ onRetry }: LoadAlertProps) {
  return (
    <Place role="alert">
      <p>{panelCopy.loadError}</p>
      <EdgeButton $variant="quiet" onClick={onRetry}>
        {panelCopy.retry}
      </EdgeButton>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 22px;
  border-radius: var(--radius-card);
  background: var(--danger-soft);
  font-weight: 500;
`;
