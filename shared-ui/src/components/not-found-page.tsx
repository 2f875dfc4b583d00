import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from './button.tsx';
import { Page, PageTitle } from './page.tsx';

interface NotFoundPageProps {
  readonly copy: { readonly title: string; readonly text: string; readonly back: string };
  /** Where the way back leads. */
  readonly to: string;
  /** Paths of an illustration of 160 × 90. */
  readonly children: ReactNode;
}

/** The page of an address whose block, book or film does not exist. */
export function NotFoundPage({ copy, to, children }: NotFoundPageProps) {
  return (
    <Page $narrow>
      <Place>
        <svg viewBox="0 0 160 90" width="160" height="90" aria-hidden="true" fill="none" strokeLinecap="round">
          {children}
        </svg>
        <PageTitle tabIndex={-1}>{copy.title}</PageTitle>
        <p>{copy.text}</p>
        <ButtonLink to={to}>{copy.back}</ButtonLink>
      </Place>
    </Page>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  max-width: 480px;
  margin: 8vh auto 0;
  text-align: center;
`;
