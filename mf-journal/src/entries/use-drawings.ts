import { type Documents, useHost } from '@app/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';
import type { InkBox } from '../ink/ink-box.ts';
import { measurePicture } from '../ink/measure-picture.ts';

interface Picture {
  /** What an `img` can show. */
  readonly src: string;
  /** In canvas units, of all its sheets; `undefined` where the browser could not measure it. */
  readonly height?: number | undefined;
  /** Where its ink lies. */
  readonly ink?: InkBox | undefined;
}

interface ShownDrawing extends Picture {
  /** Its hash, or the data URL itself. */
  readonly id: string;
}

interface Drawings {
  readonly shown: readonly ShownDrawing[];
  /** Drawings that neither this device nor the server can give now. */
  readonly missing: number;
}

/** The pictures of drawings by their hashes, in order, each as soon as it is there. */
export function useDrawings(ids: readonly string[]): Drawings {
  const { documents } = useHost();
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture | null>>(new Map());
  const wanted = ids.join(' ');

  useEffect(() => {
    const made: string[] = [];
    let left = false;
    const bring = async (id: string) => {
      const picture = await pictureOf(documents, id);
      if (picture?.src.startsWith('blob:')) made.push(picture.src);
      if (left) return revoke(made);
      setPictures((before) => new Map(before).set(id, picture));
    };
    for (const id of wanted.split(' ').filter(Boolean)) void bring(id);
    return () => {
      left = true;
      revoke(made);
    };
  }, [documents, wanted]);

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

function revoke(urls: string[]): void {
  for (const url of urls.splice(0)) URL.revokeObjectURL(url);
}
