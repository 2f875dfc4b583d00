import type { Activity } from '@app/contract/activities';
import { Button } from '@app/shared-ui/components/button';
import { firstOf } from '@app/shared-ui/text/graphemes';
import { useState } from 'react';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { kindOfText } from '../kind-of-text.ts';
import { PracticeTimer } from '../practice/practice-timer.tsx';
import { ListenLink } from './listen-link.tsx';
import { PhraseCard } from './phrase-card.tsx';

/** Length of the description's preview (2§9). */
const PREVIEW_LENGTH = 300;
const PRACTICE_SECONDS = 180;

/** An activity that came without a body: what its own words say it is, and no more (D3). */
export function FallbackBody({ activity }: { readonly activity: Activity }) {
  const { title, description } = activity;
  const kind = kindOfText(activity);
  if (kind === 'phrase') return <PhraseCard phrase={description} />;
  return (
    <>
      <Description text={description} />
      {kind === 'practice' ? <PracticeTimer seconds={PRACTICE_SECONDS} cues={[]} blockId={activity.blockId} /> : null}
      {kind === 'audio' ? <ListenLink listen={{ title, spotifyId: null }} /> : null}
    </>
  );
}

function Description({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const preview = firstOf(text, PREVIEW_LENGTH);
  if (preview === text) return <p>{text}</p>;
  return (
    <>
      <p>{isWhole ? text : `${preview}…`}</p>
      <Button $variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? activitiesCopy.readLess : activitiesCopy.readMore}
      </Button>
    </>
  );
}
