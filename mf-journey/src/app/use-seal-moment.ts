import { type ComponentType, useEffect, useState } from 'react';
import type { SealMomentProps } from '../features/seals/moment/seal-moment.tsx';

const load = () => import('../features/seals/moment/seal-moment.tsx').then((module) => module.SealMoment);

/**
 * The moment in which a seal opens; its code comes with the last activity of the stage.
 * @param isNear one activity is left
 * @param isDue the user has completed the last one here
 * @returns `Moment` while it is to be shown; `isOver` once it has been, or where its code did not come
 */
export function useSealMoment({ isNear, isDue }: { readonly isNear: boolean; readonly isDue: boolean }) {
  const [Moment, setMoment] = useState<ComponentType<SealMomentProps>>();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isNear) load().catch(() => undefined);
  }, [isNear]);
  useEffect(() => {
    if (!isDue) return undefined;
    let hasLeft = false;
    load().then(
      (Loaded) => !hasLeft && setMoment(() => Loaded),
      () => !hasLeft && setIsOver(true),
    );
    return () => {
      hasLeft = true;
    };
  }, [isDue]);
  return { Moment: isOver ? undefined : Moment, isOver, close: () => setIsOver(true) };
}
