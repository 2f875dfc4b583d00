import { type Question, useHost } from '@app/shared-ui/host';
import { useRef } from 'react';

/** As the host's `confirm`. A second tap may come before the question is seen, whose code comes with the first: it is no second question. */
export function useSingleQuestion(): (question: Question) => Promise<boolean> {
  const { confirm } = useHost();
  const isOpen = useRef(false);
  return async (question) => {
    if (isOpen.current) return false;
    isOpen.current = true;
    const isConfirmed = await confirm(question);
    isOpen.current = false;
    return isConfirmed;
  };
}
