import { copy } from '../copy/every-page.es.ts';
import { MessageCard } from './message-card.tsx';

/** Any path without an owner (2§2.18). */
export function NotFound() {
  return <MessageCard title={copy.notFound.title} text={copy.notFound.text} />;
}
