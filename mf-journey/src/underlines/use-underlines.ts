import { UNDERLINE_LENGTH } from '@app/contract/sync-kinds';
import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { newField, sentencesIn, takeBack, underlineKey } from './underlines.ts';

/** What the user has underlined in an activity's text; kept on this device first, as all that the user makes. */
export function useUnderlines(activityId: number) {
  const { documents } = useHost();
  const key = underlineKey(activityId);
  const document = useStoredDocument('underline', key);
  const sentences = sentencesIn(document);
  return {
    isKept: (sentence: string) => sentences.includes(sentence),
    keep: (chosen: readonly string[]) => {
      const fresh = chosen.filter((sentence) => !sentences.includes(sentence) && sentence.length <= UNDERLINE_LENGTH);
      if (fresh.length === 0) return;
      void documents.set(
        'underline',
        key,
        Object.fromEntries(fresh.map((sentence) => [newField(), { value: sentence }])),
      );
    },
    takeBack: (sentence: string) => takeBack(documents, { activityId, sentence }),
  };
}
