import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';

interface NoticeBarProps {
  readonly title?: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A line above the page that stays while what it says is true. */
export function NoticeBar({ title, text, action, onAction }: NoticeBarProps) {
  return (
    <Bar role="status">
      <p>
        {title ? <strong>{title}. </strong> : null}
        {text}
      </p>
      <Button $variant="soft" onClick={onAction}>
        {action}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 20px;
  padding: 12px 20px;
  background: var(--surface-sunken);
  color: var(--ink);

  p {
    max-width: 70ch;
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;
