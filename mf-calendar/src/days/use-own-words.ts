import { moodKey } from '@app/shared-ui/moods/moods';
import { useState } from 'react';

/**
 * The user's own words for a feeling, which a touch on an offered word has taken out. They may be a whole sentence: they are offered too,
 * so that another touch brings them back.
 */
export function useOwnWords(value: string, offered: readonly { readonly word: string }[]) {
  const [kept, setKept] = useState('');
  const isOffered = (words: string) => offered.some(({ word }) => moodKey(word) === moodKey(words));
  const own = value.trim();
  return {
    isOffered,
    /** Empty where there are none, or where they have become one of the offered words. */
    kept: isOffered(kept) ? '' : kept,
    /** For before an offered word is taken. */
    keep: () => {
      if (own !== '' && !isOffered(own)) setKept(own);
    },
  };
}
