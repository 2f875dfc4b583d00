import { type RefObject, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { savedItemsQuery } from '../queries/library-queries.ts';
import { sendPosition } from '../queries/use-saved-items.ts';

/** The attribute that holds the number of a paragraph in the text. */
export const PLACE = 'data-place';
/** The part of the viewport in which a line counts as being read: from a tenth below its top to its middle. */
const READING_ZONE = '-10% 0px -50% 0px';
const SEND_AFTER_MS = 3000;
/** Below this paragraph a text counts as opened only, not as begun. */
const FIRST_PLACE = 2;

/** The reading position when the text was opened; `undefined` at the beginning, and until it is loaded. */
export function useLeftOff(item: string): number | undefined {
  const { data, isFetchedAfterMount } = useQuery(savedItemsQuery);
  const [opened, setOpened] = useState<{ readonly place: number | undefined }>();
  // Set once: while the user reads on, the link stays where it was.
  if (!opened && isFetchedAfterMount && data) setOpened({ place: data.positions[item] });
  return opened?.place;
}

/**
 * Records the reading position; a text read to its end is reset to its beginning. Failures are ignored: a lost position is not worth a
 * message.
 */
export function useNoteReading(item: string, text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paragraphs = [...(text.current?.querySelectorAll(`[${PLACE}]`) ?? [])];
    const last = paragraphs.length - 1;
    const inZone = new Set<number>();
    let place = 0;
    let sent = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(timer);
      const position = place >= last ? 0 : place;
      if (place < FIRST_PLACE || position === sent) return;
      sent = position;
      sendPosition(item, { position }).catch(() => undefined);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number(target.getAttribute(PLACE));
          if (isIntersecting) inZone.add(number);
          else inZone.delete(number);
        }
        if (inZone.size === 0) return;
        place = Math.max(...inZone) === last ? last : Math.min(...inZone);
        clearTimeout(timer);
        timer = setTimeout(send, SEND_AFTER_MS);
      },
      { rootMargin: READING_ZONE },
    );
    for (const paragraph of paragraphs) observer.observe(paragraph);
    const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', sendWhenHidden);
      send();
    };
  }, [item, text]);
}
