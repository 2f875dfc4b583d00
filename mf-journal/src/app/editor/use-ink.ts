import { canvasField, strokesField } from '@app/contract/sync-kinds';
import { useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inkToJson } from '../../ink/ink-json.ts';
import { pictureOf } from '../../ink/ink-picture.ts';
import { type Ink, parseInk } from '../../ink/ink.ts';
import type { Draft } from './draft.ts';

/** After the last stroke, until its picture is made. */
const PICTURE_AFTER_MS = 400;

/** The ink of a question. Strokes are kept at once; the picture that goes with them when her hand rests, and before she leaves. */
export function useInk(draft: Draft, question: string): readonly [Ink, (ink: Ink) => void] {
  const { documents } = useHost();
  const [ink, setInk] = useState<Ink>(() => parseInk(draft.field(strokesField(question))));
  const waiting = useRef<{ readonly ink: Ink; readonly timer: ReturnType<typeof setTimeout> } | null>(null);

  const makePicture = useCallback(async () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { ink: latest } = waiting.current;
    waiting.current = null;
    const picture = await pictureOf(latest);
    const hash = picture ? await documents.keepDrawing(picture.png) : null;
    // Strokes that came meanwhile make their own picture.
    if (waiting.current === null) draft.change({ [canvasField(question)]: { value: hash } });
  }, [documents, draft, question]);

  useEffect(() => {
    const takeBack = draft.beforeLeaving(makePicture);
    return () => {
      takeBack();
      void makePicture();
    };
  }, [draft, makePicture]);

  const change = useCallback(
    (next: Ink) => {
      setInk(next);
      draft.change(
        next.length > 0
          ? { [strokesField(question)]: { value: inkToJson(next) } }
          : // Without strokes the picture would pass for one of before, and take the sheet's place.
            { [strokesField(question)]: { value: null }, [canvasField(question)]: { value: null } },
      );
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { ink: next, timer: setTimeout(() => void makePicture(), PICTURE_AFTER_MS) };
    },
    [draft, makePicture, question],
  );
  return [ink, change];
}
