import { Skeleton } from '@app/shared-ui/components/skeleton';
import { panelCopy } from '../copy/panel.es.ts';

/** The place of a chart that is being counted. */
export const ChartSkeleton = () => (
  <Skeleton $height={320} role="status" aria-label={panelCopy.loading} aria-busy="true" />
);
