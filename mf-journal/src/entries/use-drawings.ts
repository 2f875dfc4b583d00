import { type Documents, useHost } from '@app/shared-ui/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SavedDrawing } from '../ink/drawing-list.tsx';
import { measurePicture } from '../ink/measure-picture.ts';

type Picture = Omit<SavedDrawing, 'id'>;

interface Drawings {
  readonly shown: readonly SavedDrawing[];
  /** Drawings that neither this device nor the server can give now. */
  readonly missing: number;
}

/** The pictures of drawings by their hashes, in order, each as soon as it is there. */
export function useDrawings(ids: readonly string[]): Drawings {
  const { documents } = useHost();
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture | null>>(new Map());
  const wanted = ids.join(' ');

  const brought = useRef(new Map<string, Promise<Picture | null>>());

  useEffect(() => {
    const all = new Set(wanted.split(' ').filter(Boolean));
    const bring = async (id: string) => {
      const coming = pictureOf(documents, id);
      brought.current.set(id, coming);
      const picture = await coming;
      if (brought.current.get(id) !== coming) return;
      // Asked for again as soon as the entry has other drawings.
      if (!picture) brought.current.delete(id);
      setPictures((before) => new Map(before).set(id, picture));
    };
    for (const id of all) if (!brought.current.has(id)) void bring(id);
    for (const [id, coming] of brought.current)
      if (!all.has(id)) {
        brought.current.delete(id);
        setPictures((before) => new Map([...before].filter(([one]) => one !== id)));
        void revoke(coming);
      }
  }, [documents, wanted]);

  useEffect(() => {
    const all = brought.current;
    return () => {
      for (const coming of all.values()) void revoke(coming);
      all.clear();
    };
  }, []);

  return useMemo(() => {
    const all = wanted.split(' ').filter(Boolean);
    return {
      shown: all.flatMap((id) => {
        const picture = pictures.get(id);
        return picture ? [{ id, ...picture }] : [];
      }),
      missing: all.filter((id) => pictures.get(id) === null).length,
    };
  }, [pictures, wanted]);
}

/** Pictures of the old app are their own address. Measured first: a picture that changes its size moves the page. */
async function pictureOf(documents: Documents, id: string): Promise<Picture | null> {
  const bytes = id.startsWith('data:') ? id : await documents.drawing(id).catch(() => undefined);
  if (!bytes) return null;
  const src = typeof bytes === 'string' ? bytes : URL.createObjectURL(bytes);
  return { src, ...(await measurePicture(src).catch(() => undefined)) };
}

/** An address that is still being loaded must not go: only those of drawings that are shown no more. */
async function revoke(coming: Promise<Picture | null>): Promise<void> {
  const picture = await coming;
  if (picture?.src.startsWith('blob:')) URL.revokeObjectURL(picture.src);
}
