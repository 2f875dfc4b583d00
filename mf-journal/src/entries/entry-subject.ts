import { carried } from '@app/shared-ui/motion/carry-over';

/** An entry as a subject of `carryOver`. */
export const entrySubject = (key: string): string => `entry-${key}`;

/** Attributes of what card and page of an entry both show. */
export const entryPart = (key: string, part: 'title' | 'date' | 'hour') => carried(entrySubject(key), part);
