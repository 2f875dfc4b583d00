import { styled } from 'styled-components';
import { notYetCopy } from '../copy/not-yet-copy.ts';
import { ButtonLink } from './button.tsx';

/** Stands where a screen is still being made; the change that brings the screen removes its use. */
export function NotYetPage({ title }: { readonly title: string }) {
  return (
    <Place>
      <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true" fill="none" strokeLinecap="round">
        <path d="M16 104h168" stroke="var(--line)" strokeWidth="3" />
        <path d="M100 104V58" stroke="var(--accent)" strokeWidth="4" />
        <path
          d="M100 76c-22 2-34-8-36-26 20-2 33 7 36 26Z"
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="3"
        />
        <path
          d="M100 62c16 0 28-9 28-26-17 0-27 9-28 26Z"
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="3"
        />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{notYetCopy.text}</p>
      <ButtonLink to="/">{notYetCopy.back}</ButtonLink>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 16px;
  max-width: 480px;
  min-height: 64dvh;
  margin: 0 auto;
  padding: var(--page-gutter);
  text-align: center;
`;
