import { PLACED_SLOTS } from '@app/contract/placed-slots';
import type { RemoteManifest } from '@app/contract/remote-manifest';
import type { RemoteState } from '@app/contract/remote-versions';
import { byRank, isSharedSlot } from '@app/contract/shared-slot';
import mongoose from 'mongoose';
import { messages } from '../../../../platform/messages.ts';
import { RemoteStateModel, RemoteVersionModel, versionId } from './registry.model.ts';

/** What a live version says of shared slots: which it fills, with which rank, and which its pages place. */
interface LiveSlots {
  readonly name: string;
  readonly order?: number | undefined;
  readonly slots: readonly string[];
  readonly sharedSlots: readonly string[];
}

async function readLiveSlots(): Promise<LiveSlots[]> {
  const states = await RemoteStateModel.find().select('promoted').lean();
  const ids = states.flatMap(({ _id, promoted }) => (promoted ? [versionId(_id, promoted)] : []));
  const versions = await RemoteVersionModel.find({ _id: mongoose.trusted({ $in: ids }) })
    .select(['name', 'manifest.order', 'manifest.slots', 'manifest.sharedSlots'])
    .lean();
  return versions.map(({ name, manifest: { order, slots, sharedSlots = [] } }) => ({
    name,
    order,
    slots: Object.keys(slots).filter(isSharedSlot),
    sharedSlots,
  }));
}

/** The remotes whose live versions fill each shared slot, in the order in which a page shows them. */
export async function readSharedSlots(): Promise<NonNullable<RemoteState['sharedSlots']>> {
  const live = (await readLiveSlots()).toSorted(byRank);
  const filled = [...new Set(live.flatMap(({ slots }) => slots))].toSorted();
  return filled.map((slot) => ({
    slot,
    remotes: live.filter(({ slots }) => slots.includes(slot)).map(({ name }) => name),
  }));
}

/**
 * Why the shared slots of a new version are refused: no page of the product, of the version itself or of what is live places one of them, so that
 * its part would be nowhere. What its live version fills already stays allowed: a page that has them may be rolled back at the moment.
 */
export async function unknownSlotRefusal(
  name: string,
  { slots, sharedSlots = [] }: { readonly slots: readonly string[] } & Pick<RemoteManifest, 'sharedSlots'>,
): Promise<string | undefined> {
  const shared = slots.filter(isSharedSlot);
  if (shared.length === 0) return undefined;
  const live = await readLiveSlots();
  const placed = [...PLACED_SLOTS, ...sharedSlots, ...live.flatMap((one) => one.sharedSlots)];
  const own = live.find((one) => one.name === name)?.slots ?? [];
  const unknown = shared.find((slot) => ![...placed, ...own].includes(slot));
  return unknown && messages.noSuchSharedSlot(unknown, [...new Set(placed)].toSorted());
}
