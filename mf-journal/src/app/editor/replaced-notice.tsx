import { Button } from '@app/shared-ui/components/button';
import { otherVersionsCopy } from '@app/shared-ui/copy/other-versions.es';
import { useHost } from '@app/shared-ui/host';
import { Actions, VersionCard, VersionWords } from '@app/shared-ui/versions/version-parts';
import { GitMerge } from 'lucide-react';
import { type Ref, useState } from 'react';
import { editorCopy } from '../../copy/editor.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import type { DraftSession } from './use-draft.ts';
import type { ReplacedWords } from './use-replaced-words.ts';

const { replaced: copy } = versionsCopy;

interface ReplacedNoticeProps {
  readonly entryKey: string;
  readonly replaced: readonly ReplacedWords[];
  readonly session: Pick<DraftSession, 'whileClosed' | 'storeAndReopen'>;
  readonly ref: Ref<HTMLElement>;
}

/** Says at once that what is on the screen is not what is stored, and lets the user choose between the two. */
export function ReplacedNotice({ entryKey, replaced, session, ref }: ReplacedNoticeProps) {
  const { documents, showToast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const choose = async (take: () => Promise<void>) => {
    setBusy(true);
    try {
      await take();
    } catch {
      showToast({ title: editorCopy.error, description: otherVersionsCopy.failed, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const keepHere = () =>
    documents.set('entry', entryKey, Object.fromEntries(replaced.map(({ field, here }) => [field, { value: here }])));
  return (
    <VersionCard ref={ref} tabIndex={-1} role="alert">
      <h3>
        <GitMerge aria-hidden size={18} />
        {otherVersionsCopy.title}
      </h3>
      <p>{copy.text}</p>
      {replaced.map(({ field, stored }) => (
        <VersionWords key={field}>{stored || otherVersionsCopy.empty}</VersionWords>
      ))}
      <Actions>
        <Button $variant="soft" disabled={isBusy} onClick={() => void choose(session.storeAndReopen)}>
          {copy.take}
        </Button>
        <Button $variant="soft" disabled={isBusy} onClick={() => void choose(() => session.whileClosed(keepHere))}>
          {copy.keep}
        </Button>
      </Actions>
    </VersionCard>
  );
}
