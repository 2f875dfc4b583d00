import { Card } from '@app/shared-ui/components/card';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PanelProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A card of the page's insights. */
export function Panel({ title, text, children }: PanelProps) {
  return (
    <Sheet as="section">
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  && > * + * {
    margin-top: 14px;
  }

  h2 {
    font-size: 1.1875rem;
  }

  && > h2 + p {
    margin-top: 4px;
  }

  > p {
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
