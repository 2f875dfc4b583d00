import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';

interface MessageCardProps {
  readonly title: string;
  readonly text: string;
  /** `alert` where something went wrong. */
  readonly role?: 'alert';
  readonly children?: ReactNode;
}

/** A page with a single message: a centred card with a heading, a text and at most one action. */
export function MessageCard({ title, text, role, children }: MessageCardProps) {
  return (
    <Place role={role}>
      <Card>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        {children}
      </Card>
    </Place>
  );
}

/** Any path without an owner (2§2.18). */
export function NotFound() {
  const { title, text, words, home } = copy.notFound;
  return (
    <MessageCard title={title} text={text}>
      <p>{words}</p>
      <Link to="/">{home}</Link>
    </MessageCard>
  );
}

/** The last error boundary: the shell itself threw. */
export function BrokenApp() {
  return (
    <MessageCard role="alert" title={copy.brokenApp.title} text={copy.brokenApp.text}>
      <Button onClick={() => window.location.reload()}>{copy.brokenApp.reload}</Button>
    </MessageCard>
  );
}

const Place = styled.div`
  display: grid;
  min-height: 64dvh;
  place-content: center;
  max-width: 560px;
  margin: 0 auto;
  padding: var(--page-gutter);
  text-align: center;
`;
