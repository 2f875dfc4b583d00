import { NotFoundPage } from '@app/shared-ui/components/not-found-page';
import type { ComponentProps } from 'react';

/** A shelf with a gap. */
export function WorkNotFound(props: Pick<ComponentProps<typeof NotFoundPage>, 'copy' | 'to'>) {
  return (
    <NotFoundPage {...props}>
      <path d="M10 82h140" stroke="var(--line-strong)" strokeWidth="4" />
      <path d="M30 78V34h16v44M52 78V24h12v54M110 78V30h16v48" stroke="var(--line)" strokeWidth="3" />
      <path d="M74 78V40h24v38" stroke="var(--accent)" strokeWidth="3" strokeDasharray="1 8" />
    </NotFoundPage>
  );
}
