import { Dialog, useHost } from '@app/shared-ui/host';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { Button } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { createUnfinished, UnfinishedContext, useAskBeforeLosing } from '../../unfinished/unfinished.ts';
import { EditorForm } from './editor-form.tsx';
import type { EntryTarget } from './entry-target.ts';
import { OtherVersions } from './other-versions.tsx';
import { useDraft } from './use-draft.ts';

export interface EntryEditorProps {
  readonly target: EntryTarget;
  readonly onClose: () => void;
}

/**
 * The journaling modal (2§2.5). Every change goes to the host as the user types, so closing it, in whatever way, only hides it: no
 * confirmation is needed and nothing is lost. The exception is a text that no document holds yet, such as two versions being joined.
 */
export function EntryEditor({ target, onClose }: EntryEditorProps) {
  const session = useDraft(target);
  const [isByHand, setByHand] = useState(false);
  const { showToast } = useHost();
  const [unfinished] = useState(createUnfinished);
  const mayLose = useAskBeforeLosing();
  const mayClose = () => mayLose(unfinished.isAny());
  const handleLeave = async () => {
    if (!(await mayClose())) return;
    if (session.state === 'open') await session.draft.settle().catch(() => undefined);
    if (session.state === 'open' && session.draft.isNew() && session.draft.hasContent())
      showToast({ title: editorCopy.kept.title, description: editorCopy.kept.text });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void handleLeave()}
      title={target.title}
      size={isByHand ? 'wide' : 'reading'}
    >
      <UnfinishedContext value={unfinished}>
        <OtherVersions entryKey={target.key} around={session.around} />
        {session.state === 'opening' ? <PageSpinner label={editorCopy.opening} /> : null}
        {session.state === 'failed' ? (
          <Failure role="alert">
            <p>{editorCopy.openFailed}</p>
            <Button $variant="soft" onClick={session.retry}>
              {editorCopy.retry}
            </Button>
          </Failure>
        ) : null}
        {session.state === 'open' ? (
          <EditorForm
            key={session.id}
            target={target}
            session={session}
            mayClose={mayClose}
            onByHand={setByHand}
            onSaved={onClose}
            onCancel={() => void handleLeave()}
          />
        ) : null}
      </UnfinishedContext>
    </Dialog>
  );
}

const Failure = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 48px 0;
  text-align: center;
`;
