import { useState } from 'react';

/** Whether something became complete while the page was open: from then on `true`, and never for what was complete before. */
export function useJustCompleted(isCompleted: boolean): boolean {
  const [wasCompleted] = useState(isCompleted);
  return isCompleted && !wasCompleted;
}
