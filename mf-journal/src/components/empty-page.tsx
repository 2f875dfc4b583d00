import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyPageProps {
  readonly title: string;
  readonly text: string;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a small open book, a kind line, one action (DESIGN 8). */
export function EmptyPage({ title, text, action }: EmptyPageProps) {
  return (
    <Place>
      <svg viewBox="0 0 140 88" width="140" height="88" aria-hidden="true" fill="none" strokeLinecap="round">
        <path
          d="M70 24C58 14 38 12 18 16v54c20-4 40-2 52 8 12-10 32-12 52-8V16c-20-4-40-2-52 8Z"
          fill="var(--surface-raised)"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="M70 24v54" stroke="var(--accent)" strokeWidth="2.5" />
        <path d="M32 32c9-1 17 0 25 3M32 44c9-1 17 0 25 3M32 56c6-1 11 0 16 1" stroke="var(--line)" strokeWidth="3" />
        <path
          d="M104 8c8 10 6 22-12 40l-6 4 2-7C92 26 96 14 104 8Z"
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 36px 20px;
  text-align: center;

  h3 {
    font-size: 1.25rem;
  }

  p {
    max-width: 44ch;
    color: var(--ink-soft);
  }

  a,
  button {
    margin-top: 8px;
  }
`;
