import { writtenOn } from '@app/contract/written-at';
import { LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import type { StoredDocument } from '@app/contract/documents';
import { useDocuments } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { useMemo } from 'react';

/** An entry of the user's journal, as a booklet prints it. */
export interface OwnWords {
  readonly key: string;
  readonly title: string | undefined;
  readonly text: string;
  /** As `writtenOn` gives it. */
  readonly writtenAt: string;
}

/** What the user has written in the activities of the stages from one to another, in the order of the programme. */
export function useOwnWords(firstStage: number, lastStage: number): readonly OwnWords[] {
  const entries = useDocuments('entry');
  return useMemo(
    () =>
      entries
        .filter((entry) => stageOf(entry) >= firstStage && stageOf(entry) <= lastStage)
        .toSorted((a, b) => activityOf(a) - activityOf(b))
        .map((entry) => ({ key: entry.key, title: titleOf(entry), text: textOf(entry), writtenAt: writtenOn(entry) }))
        .filter(({ text }) => text !== ''),
    [entries, firstStage, lastStage],
  );
}

const activityOf = ({ fields }: StoredDocument): number => Number(fields['activityId'] ?? 0);

/** 0 for what was written in no activity. */
function stageOf(entry: StoredDocument): number {
  const id = activityOf(entry);
  return id >= 1 && id <= LIVED_ACTIVITIES ? stageOfActivity(id) : 0;
}

function titleOf({ fields }: StoredDocument): string | undefined {
  const { title } = fields;
  return typeof title === 'string' && title.trim() ? title : undefined;
}

const textOf = (entry: StoredDocument): string =>
  [...answersOf(entry).values()].map((answer) => answer.trim()).join('\n\n');
