import { canvasField, strokesField } from '@app/contract/sync-kinds';
import { useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inkToJson } from '../../ink/ink-json.ts';
import { pictureOf } from '../../ink/ink-picture.ts';
import { type Ink, parseInk } from '../../ink/ink.ts';
import type { Draft } from './draft.ts';

/** Debounce: time after the last stroke until its picture is made. */
const PICTURE_AFTER_MS = 400;

/** Ink without a picture yet, and its strokes as they are stored. */
interface WaitingInk {
  readonly ink: Ink;
  readonly strokes: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The ink of a question. Strokes are stored at once; their picture is debounced, and also made before the user leaves. */
export function useInk(draft: Draft, question: string): readonly [Ink, (ink: Ink) => void] {
  const { documents } = useHost();
  const [ink, setInk] = useState<Ink>(() => parseInk(draft.field(strokesField(question))));
  const waiting = useRef<WaitingInk | null>(null);
  const making = useRef<Promise<void>>(Promise.resolve());

  const makePicture = useCallback(() => {
    const make = async () => {
      const work = waiting.current;
      if (!work) return;
      clearTimeout(work.timer);
      const picture = await pictureOf(work.ink);
      const hash = picture ? await documents.keepDrawing(picture) : null;
      // Strokes that were added meanwhile make their own picture.
      if (waiting.current !== work) return;
      waiting.current = null;
      // The strokes may have been undone, or continued where the question was opened again.
      if (draft.field(strokesField(question)) !== work.strokes) return;
      if ((draft.field(canvasField(question)) ?? null) !== hash)
        draft.change({ [canvasField(question)]: { value: hash } });
    };
    making.current = making.current.catch(() => undefined).then(make);
    return making.current;
  }, [documents, draft, question]);

  const wait = useCallback(
    (unpictured: Ink, strokes: string) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      // After a failure the picture stays pending: saving retries it and reports a failure.
      const timer = setTimeout(() => void makePicture().catch(() => undefined), PICTURE_AFTER_MS);
      waiting.current = { ink: unpictured, strokes, timer };
    },
    [makePicture],
  );

  useEffect(() => {
    const finish = async () => {
      while (waiting.current) await makePicture();
    };
    const unregister = draft.beforeLeaving(finish);
    // The page may have been closed between the strokes and their picture.
    const strokes = draft.field(strokesField(question));
    const kept = parseInk(strokes);
    const hasPicture = typeof draft.field(canvasField(question)) === 'string';
    if (typeof strokes === 'string' && kept.length > 0 && !hasPicture) wait(kept, strokes);
    // Even when this component is gone, saving waits for a picture in the making.
    return () => void finish().then(unregister, () => undefined);
  }, [draft, makePicture, question, wait]);

  const change = useCallback(
    (next: Ink) => {
      setInk(next);
      if (next.length > 0) {
        const strokes = inkToJson(next);
        draft.change({ [strokesField(question)]: { value: strokes } });
        wait(next, strokes);
        return;
      }
      // Without strokes the picture would be taken for an old one, and replace the sheet.
      draft.change({ [strokesField(question)]: { value: null }, [canvasField(question)]: { value: null } });
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
    },
    [draft, question, wait],
  );
  return [ink, change];
}
