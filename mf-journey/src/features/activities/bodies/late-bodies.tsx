import { Skeleton } from '@app/shared-ui/components/skeleton';
import { latePart } from '@app/shared-ui/components/late-part';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';

/** Heights in pixels on a phone, before anything in them is opened. */
const AUDIO = 240;
const FILM = 320;
const CELEBRATION = 320;

// Four activities in nine and a third of the code of all, below their texts: they come after the page.
const assessment = latePart(
  () => import('../assessment/assessment-body.tsx').then((module) => module.AssessmentBody),
  <AssessmentSkeleton />,
);
const audio = latePart(
  () => import('./audio-guide.tsx').then((module) => module.AudioGuide),
  <Skeleton $height={AUDIO} aria-busy="true" />,
);
const film = latePart(
  () => import('./film-symbols.tsx').then((module) => module.FilmSymbols),
  <Skeleton $height={FILM} aria-busy="true" />,
);
const celebration = latePart(
  () => import('./celebration-table.tsx').then((module) => module.CelebrationTable),
  <Skeleton $height={CELEBRATION} aria-busy="true" />,
);

export const { Part: AssessmentBody } = assessment;
export const { Part: AudioGuide } = audio;
export const { Part: FilmSymbols } = film;
export const { Part: CelebrationTable } = celebration;

/** Fetches them, once the page is there: also for a reader who is offline by the time that such an activity is opened. */
export function prepareBodies(): void {
  for (const { prepare } of [assessment, audio, film, celebration]) void prepare();
}
