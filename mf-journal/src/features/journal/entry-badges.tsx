import { Chip } from '@app/shared-ui/components/chip';
import { refusedText } from '@app/shared-ui/copy/refused-copy';
import { entriesCopy } from '../../copy/entries.es.ts';
import { journalCopy } from '../../copy/journal.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import { type Entry, placeOf } from '../../entries/entry.ts';
import { sourceName } from '../../entries/entry-source.ts';

/** What has to be said of an entry beside its words: where it belongs, and whether it is complete and stored. */
export function EntryBadges({ entry }: { readonly entry: Entry }) {
  const { activityId, document, source, isCompleted } = entry;
  const place = activityId === undefined ? undefined : placeOf(activityId);
  const { state, refusedFor } = document;
  return (
    <>
      {place ? (
        <>
          <Chip $tone="tone">{entriesCopy.block(place.blockId)}</Chip>
          <Chip $tone="tone">{entriesCopy.stage(place.stageId)}</Chip>
        </>
      ) : null}
      {source ? <Chip>{sourceName(source)}</Chip> : null}
      {isCompleted ? null : <Chip>{entriesCopy.draft}</Chip>}
      {document.others.length > 0 ? <Chip>{versionsCopy.chip}</Chip> : null}
      {state === 'pending' || state === 'rejected' || state === 'memory' ? (
        <Chip>{(state === 'rejected' && refusedText(refusedFor)?.short) || journalCopy.state[state]}</Chip>
      ) : null}
    </>
  );
}
