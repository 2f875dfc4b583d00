import { Skeleton } from '@app/shared-ui/components/skeleton';

/** Keeps the space of a self-assessment while its code or its scores are on their way. */
export const AssessmentSkeleton = () => <Skeleton $height={480} aria-busy="true" />;
