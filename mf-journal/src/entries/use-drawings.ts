import { type Documents, useHost } from '@app/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';
import { CANVAS_WIDTH } from '../ink/ink.ts';
import { pngHeight } from '../ink/png-height.ts';

interface Picture {
  /** What an `img` can show. */
  readonly src: string;
  /** In canvas units, of all its sheets; `undefined` where it is not known before it is drawn. */
  readonly height?: number | undefined;
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

/** Pictures of the old app are their own address. */
async function pictureOf(documents: Documents, id: string): Promise<Picture | null> {
  if (id.startsWith('data:')) return { src: id };
  const bytes = await documents.drawing(id).catch(() => undefined);
  if (!bytes) return null;
  const height = await pngHeight(bytes, CANVAS_WIDTH).catch(() => undefined);
  return { src: URL.createObjectURL(bytes), height };
}

function revoke(urls: string[]): void {
  for (const url of urls.splice(0)) URL.revokeObjectURL(url);
}
