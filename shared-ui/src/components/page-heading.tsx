import type { ReactNode } from 'react';
import { HomeLink } from './home-link.tsx';
import { Lead, PageHead, PageTitle } from './page.tsx';

interface PageHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** Name of the page's own way home, where it has one. */
  readonly back?: string;
  /** Below title and lead. */
  readonly children?: ReactNode;
}

/** The head of a page without a banner: its h1 is at the same height on all of them. */
export const PageHeading = ({ title, lead, back, children }: PageHeadingProps) => (
  <PageHead>
    {back === undefined ? null : <HomeLink label={back} />}
    <PageTitle tabIndex={-1}>{title}</PageTitle>
    {lead === undefined ? null : <Lead>{lead}</Lead>}
    {children}
  </PageHead>
);
