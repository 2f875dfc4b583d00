import { NotFoundPage } from '@app/shared-ui/components/not-found-page';
import { blockCopy } from '../../copy/block.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';

/** A path that breaks off. */
export function BlockNotFound() {
  return (
    <NotFoundPage copy={{ ...blockCopy.notFound, back: programmeCopy.backHome }} to="/">
      <path d="M12 76c30 0 34-34 62-34" stroke="var(--accent)" strokeWidth="3.5" />
      <path d="M74 42c24 0 32-22 74-22" stroke="var(--line)" strokeWidth="3.5" strokeDasharray="1 10" />
      <circle cx="74" cy="42" r="7" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" />
    </NotFoundPage>
  );
}
