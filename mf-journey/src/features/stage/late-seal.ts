import { lateDecoration } from '@app/shared-ui/components/late-part';

/** A tenth of the page's code, and no page of a stage waits for it: its place is kept, and it comes after the page. */
export const { Part: LateSeal, prepare: prepareSeal } = lateDecoration(() =>
  import('../../components/seal-illustration/seal-illustration.tsx').then((module) => module.SealIllustration),
);
