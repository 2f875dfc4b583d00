import type { Activity } from '@app/contract/activities';
import type { Question } from '@app/contract/bodies';
import type { ComponentType } from 'react';

/**
 * What a slot hands to the component that fills it, by the slot's name: declared here by the team whose page places it, and only ever extended.
 */
export interface SlotProps {
  /** Placed by mf-journey on an activity, filled by mf-journal: the button to write about it. `onOpen` is called when the user starts to write. */
  'activity-journal': {
    readonly activityId: number;
    readonly title: string;
    readonly questions: readonly Question[];
    readonly onOpen: () => void;
  };
  /** Placed by mf-admin beside an edit, filled by mf-journey: the activity's card, which keeps nothing. */
  'activity-preview': { readonly activity: Activity; readonly isOpen: boolean };
  /** Placed by mf-journey at home, filled by mf-calendar: today's feeling and the step of a running challenge. */
  'home-day': object;
  /** Placed by mf-journey at home, filled by mf-journal: the last words, and those of an earlier day. */
  'home-words': object;
  /** Placed by mf-journey on an activity, filled by mf-journal: pages of the user's own to read again. */
  'reread-entries': { readonly activityId: number; readonly address: string };
  /** Placed by mf-journey at home, filled by mf-library: the user's current block and stage. */
  'home-next-reading': { readonly blockId: number; readonly stageId: number };
}

/** Props of a slot by its name; of one that nobody has declared, anything. */
export type PropsOfSlot<Name extends string> = Name extends keyof SlotProps
  ? SlotProps[Name]
  : Readonly<Record<string, unknown>>;

/**
 * The default export of `src/slot-<name>.tsx`. The page that places the slot is deployed on its own, so at run time a prop may be missing: a filler
 * declares as optional what it can do without.
 */
export type SlotFiller<Name extends keyof SlotProps> = ComponentType<SlotProps[Name]>;
