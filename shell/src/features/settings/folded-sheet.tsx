import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Fold, Sheet } from './section.tsx';

interface FoldedSheetProps {
  /** Its fragment in the address, which opens it. */
  readonly anchor?: string;
  readonly title: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  /** How it stands, in a word or two. */
  readonly state?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of which one row is shown until it is opened: what is set once, and what is read once. */
export function FoldedSheet({ anchor, title, level = 3, state, children }: FoldedSheetProps) {
  const { hash } = useLocation();
  const Heading = `h${level}` as const;
  return (
    <Fold id={anchor} open={anchor !== undefined && hash === `#${anchor}`}>
      <summary>
        <Heading>{title}</Heading>
        {state ? <State>{state}</State> : null}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Body>{children}</Body>
    </Fold>
  );
}

const State = styled.span`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Body = styled(Sheet)`
  padding-top: 4px;
`;
