import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  /** Its fragment in the address. */
  readonly anchor?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the settings: its title, and sheets below. */
export function Section({ anchor, title, children }: SectionProps) {
  const id = useId();
  return (
    <Frame id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  scroll-margin-top: 16px;

  h2 {
    font-size: 1.375rem;
  }

  > p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
`;

/** A sheet of a section: name, explanation, action. */
export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  && > * + * {
    margin-top: 0;
  }

  /* As the label of a switch: both are rows. */
  h3 {
    font: 600 1rem / 1.4 var(--font-sans);
  }

  > p:not([role]),
  > details > p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  summary {
    width: fit-content;
    padding: 10px 0;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }

  summary ~ p {
    margin-bottom: 8px;
  }

  > button,
  > a {
    justify-self: start;
  }
`;

/** A sheet that is one row until it is opened. */
export const Fold = styled.details`
  scroll-margin-top: 16px;

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    min-height: 64px;
    padding: 12px 24px;
    list-style: none;
    cursor: pointer;

    /* The surface's edge would cut it. */
    &:focus-visible {
      outline-offset: -3px;
    }

    @media (hover: hover) {
      &:hover {
        background: var(--surface-sunken);
      }
    }
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > :is(h2, h3) {
    flex: 1 1 0;
    min-width: min-content;
    font: 600 1rem / 1.4 var(--font-sans);
  }

  > summary > svg {
    flex: none;
    color: var(--accent);
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

/** Sheets of one section: rows of one surface. */
export const Sheets = styled(Card)`
  padding: 0;
  overflow: clip;

  && > * + * {
    margin-top: 0;
    border-top: 1px solid var(--line);
  }

  && ${Sheet} {
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** Begins what cannot be undone; the dialog that it opens asks. */
export const Grave = styled(Button)`
  &&:not([aria-disabled='true']) {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
