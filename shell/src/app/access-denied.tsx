import { copy } from '../copy/es.ts';
import { MessageCard } from './message-card.tsx';

/** /admin for everybody but administrators, without a byte of the panel (1§6, D33). */
export function AccessDenied() {
  return <MessageCard title={copy.accessDenied.title} text={copy.accessDenied.text} />;
}
