import { dequal } from 'dequal/lite';
import type { Value } from './local-document.ts';

/** Deep equality of JSON values. */
export const sameValue: (a: Value | undefined, b: Value | undefined) => boolean = dequal;
