import { blockOfStage, stageOfActivity } from '@app/contract/programme';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useRemoval } from '@app/shared-ui/components/use-removal';
import { useDocuments, useDocumentsStatus, useHost } from '@app/shared-ui/host';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { underlinesCopy as copy } from '../../copy/underlines.es.ts';
import { BlockUnderlines } from './block-underlines.tsx';
import {
  activityOfUnderlines,
  newField,
  sentencesIn,
  type Underlined,
  underlineKey,
} from '../../underlines/underlines.ts';

/** `/subrayados`: all that the user has underlined, by block; a removal can be undone while the page is open. */
export function UnderlinesPage() {
  const { documents } = useHost();
  const { isReady } = useDocumentsStatus();
  const blocks = useUnderlinesByBlock();
  const { removed, undoTakesFocus, restored, noteRemoval, noteUndo } = useRemoval<Underlined>();
  const restore = (one: Underlined) => {
    const { activityId, sentence } = one;
    noteUndo(one);
    void documents.set('underline', underlineKey(activityId), { [newField()]: { value: sentence } });
  };
  return (
    <Page $narrow>
      <PageHeading title={copy.title} lead={copy.lead} back={copy.back}>
        <div role="status">
          {removed ? (
            <Undo>
              {copy.removed}
              <Button
                key={`${removed.activityId} ${removed.sentence}`}
                $variant="soft"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the last row, which had the focus, has been removed
                autoFocus={undoTakesFocus}
                onClick={() => restore(removed)}
              >
                {copy.undo}
              </Button>
            </Undo>
          ) : null}
        </div>
      </PageHeading>
      {!isReady ? (
        <PageSpinner />
      ) : blocks.length > 0 ? (
        blocks.map(({ blockId, underlined }) => (
          <BlockUnderlines
            key={blockId}
            blockId={blockId}
            underlined={underlined}
            restored={restored}
            onRemove={noteRemoval}
          />
        ))
      ) : (
        <Empty>
          <h2>{copy.empty.title}</h2>
          <p>{copy.empty.text}</p>
          <ButtonLink to="/" $variant="soft">
            {copy.empty.action}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}

interface BlockGroup {
  readonly blockId: number;
  readonly underlined: readonly Underlined[];
}

const blockOf = ({ activityId }: Underlined): number => blockOfStage(stageOfActivity(activityId));

/** In the order of the programme. */
function useUnderlinesByBlock(): readonly BlockGroup[] {
  const documents = useDocuments('underline');
  return useMemo(() => {
    const underlined = documents
      .map((document) => ({ activityId: activityOfUnderlines(document), sentences: sentencesIn(document) }))
      .toSorted((a, b) => a.activityId - b.activityId)
      .flatMap(({ activityId, sentences }) => sentences.map((sentence) => ({ activityId, sentence })));
    const blockIds = new Set(underlined.map(blockOf));
    return [...blockIds].map((blockId) => ({
      blockId,
      underlined: underlined.filter((one) => blockOf(one) === blockId),
    }));
  }, [documents]);
}

const Undo = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;

const Empty = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  max-width: var(--measure);

  h2 {
    font-size: 1.375rem;
  }
`;
