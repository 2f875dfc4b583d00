import { listChallenges } from '@app/contract/library';
import { endpointQuery, useDocuments, useHost } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { challengesCopy } from '../copy/challenges.es.ts';
import { doneField, plannedChallenge, type PlannedChallenge } from './challenge-days.ts';

/** The library's list, requested only when the calendar holds a challenge. */
export function useChallengeCards() {
  const hasAny = useDocuments('challenge').length > 0;
  return useQuery({ ...endpointQuery(listChallenges, {}), enabled: hasAny });
}

/** The challenges in the user's calendar, the latest start first. Their titles come from the library. */
export function useChallenges(): readonly PlannedChallenge[] {
  const documents = useDocuments('challenge');
  const { data: cards } = useChallengeCards();
  return useMemo(
    () =>
      documents
        .flatMap((document) => plannedChallenge(document, cards ?? []) ?? [])
        .toSorted((a, b) => b.startDate.localeCompare(a.startDate)),
    [documents, cards],
  );
}

/** The user's actions on a challenge in the calendar. One that cannot be stored is said. */
export function useChallengeActs() {
  const { documents, showToast } = useHost();
  const act = (stored: Promise<void>) =>
    void stored.catch(() => showToast({ title: challengesCopy.failed, tone: 'error' }));
  return {
    tick: (id: string, number: number, isDone: boolean) =>
      act(documents.set('challenge', id, { [doneField(number)]: { value: isDone } })),
    remove: (id: string) => act(documents.remove('challenge', id)),
    /** Undoes a removal: start and ticks are as they were. */
    restore: ({ id, startDate, done }: PlannedChallenge) =>
      act(
        documents.set('challenge', id, {
          startDate: { value: startDate },
          ...Object.fromEntries([...done].map((number) => [doneField(number), { value: true }])),
        }),
      ),
  };
}
