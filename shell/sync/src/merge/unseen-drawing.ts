import { canvasOf, isInk, savedListOf } from '../document/fields.ts';
import { changesOf, liveDocument, type LocalDocument, type Value } from '../document/local-document.ts';
import { visibleValue } from '../document/visible-fields.ts';

type Shown = ReadonlyMap<string, Value | undefined>;

/** A picture on the canvas that the screen has not shown: the edit replaces it, so the list of saved drawings must keep it. */
export function unseenPicture(local: LocalDocument | undefined, field: string, shown: Shown) {
  const canvas = canvasOf(field);
  const picture = canvas && visibleValue(local, canvas);
  if (!canvas || typeof picture !== 'string' || picture === shown.get(canvas)) return undefined;
  return { list: savedListOf(canvas), picture };
}

/** Ink that the screen has not shown, and of which no picture is left: the edit that replaces it would leave nothing. */
export function unseenInk(local: LocalDocument | undefined, field: string, shown: Shown): string | undefined {
  const canvas = canvasOf(field);
  const ink = visibleValue(local, field);
  if (!local || !canvas || !isInk(field) || typeof ink !== 'string') return undefined;
  const isPictured = unseenPicture(local, field, shown) && placeOf(local, field) <= placeOf(local, canvas);
  return isPictured ? undefined : ink;
}

/** Orders the writes of fields: what the server has by its revisions, then what is on its way, then what waits. */
function placeOf(local: LocalDocument, field: string): number {
  if (field in changesOf(local.pending)) return Infinity;
  if (field in changesOf(local.inFlight)) return Number.MAX_SAFE_INTEGER;
  return liveDocument(local)?.fieldRevs[field] ?? 0;
}
