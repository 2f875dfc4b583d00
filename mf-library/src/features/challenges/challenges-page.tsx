import { type ChallengeCard as Challenge, challengeCategorySchema } from '@app/contract/library';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { challengesCopy } from '../../copy/challenges.es.ts';
import { challengesQuery } from '../../queries/library-queries.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { useOpenChallenge } from './use-open-challenge.ts';

const ChallengeDialog = lazy(() =>
  import('./challenge-dialog.tsx').then((module) => ({ default: module.ChallengeDialog })),
);

const catalogue: Catalogue<Challenge> = {
  path: '/challenges',
  shelfKind: 'challenge',
  title: challengesCopy.title,
  lead: challengesCopy.lead,
  search: challengesCopy.search,
  kindLabel: challengesCopy.kinds.label,
  kinds: [
    { value: 'all', label: challengesCopy.kinds.all },
    ...challengeCategorySchema.options.map((category) => ({ value: category, label: category })),
  ],
  tagsLabel: challengesCopy.tags,
  count: challengesCopy.count,
  empty: challengesCopy.empty,
  more: challengesCopy.more,
  textOf: ({ title, description }) => `${title}\n${description}`,
  kindOf: ({ category }) => category,
  tagsOf: ({ tags }) => tags,
  Card: ChallengeCard,
  wide: 3,
};

/** `/challenges`, 'Retos de transformación' (2§2.11). */
export function ChallengesPage() {
  const { openedId, close } = useOpenChallenge();
  const { data: challenges } = useQuery({ ...challengesQuery, enabled: openedId !== undefined });
  const opened = challenges?.find(({ id }) => id === openedId);
  return (
    <>
      <CataloguePage catalogue={catalogue} query={challengesQuery} />
      {opened ? (
        <Suspense>
          <ChallengeDialog card={opened} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
