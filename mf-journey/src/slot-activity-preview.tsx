import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { ActivityPreview } from './features/activities/preview/activity-preview.tsx';

/** Fills the panel's slot `activity-preview`. */
export default ActivityPreview satisfies SlotFiller<'activity-preview'>;
