import { carried } from '@app/shared-ui/motion/carry-over';

/** A seal as a subject of `carryOver`. */
export const sealSubject = (id: number): string => `seal-${id}`;

/** Marks the drawing, which moves between the list and the seal's own dialog. */
export const sealDrawing = (id: number) => carried(sealSubject(id), 'drawing');
