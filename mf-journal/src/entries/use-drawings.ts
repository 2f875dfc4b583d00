import { type Documents, useHost } from '@app/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';

interface ShownDrawing {
  /** Its hash, or the data URL itself. */
  readonly id: string;
  /** What an `img` can show. */
  readonly src: string;
}

interface Drawings {
  readonly shown: readonly ShownDrawing[];
  /** Drawings that neither this device nor the server can give now. */
  readonly missing: number;
}

/** The pictures of drawings by their hashes, in order, each as soon as it is there. */
export function useDrawings(ids: readonly string[]): Drawings {
  const { documents } = useHost();
  const [pictures, setPictures] = useState<ReadonlyMap<string, string | null>>(new Map());
  const wanted = ids.join(' ');

  useEffect(() => {
    const made: string[] = [];
    let left = false;
    const bring = async (id: string) => {
      const src = await sourceOf(documents, id);
      if (src?.startsWith('blob:')) made.push(src);
      if (left) return revoke(made);
      setPictures((before) => new Map(before).set(id, src));
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
        const src = pictures.get(id);
        return src ? [{ id, src }] : [];
      }),
      missing: all.filter((id) => pictures.get(id) === null).length,
    };
  }, [pictures, wanted]);
}

/** Pictures of the old app are their own address. */
async function sourceOf(documents: Documents, id: string): Promise<string | null> {
  if (id.startsWith('data:')) return id;
  const picture = await documents.drawing(id).catch(() => undefined);
  return picture ? URL.createObjectURL(picture) : null;
}

function revoke(urls: string[]): void {
  for (const url of urls.splice(0)) URL.revokeObjectURL(url);
}
