/** Name of a shared slot: every remote that declares it fills it, in the order of the navigation; none owns it. */
export type SharedSlotName = `many-${string}`;

/** Whether a slot is shared, by its name alone: server, host and types agree, whatever is published. */
export const isSharedSlot = (slot: string): slot is SharedSlotName => slot.startsWith('many-');

/** Behind every rank that a remote can ask for. */
const LAST = 1000;

interface Ranked {
  readonly name: string;
  readonly order?: number | undefined;
}

/** The order of remotes in the navigation and in shared slots: by their rank, then by name. */
export const byRank = (a: Ranked, b: Ranked): number =>
  (a.order ?? LAST) - (b.order ?? LAST) || (a.name < b.name ? -1 : 1);
