import { readOwnKey } from '@app/contract/own-documents';
import type { SyncDocument } from '../../../writing/sync/engine/document.ts';
import { partName } from '../part-name.ts';
import { type Book, type Chapter, versionsOf } from './text-pages.ts';

const WORDS = 'words.';

/**
 * The texts that the user has in remotes with documents of their own. Only those remotes know their schemas, so each text stands under the
 * name of its field; other values are in the files of the documents.
 */
export function otherPartsBook(
  documents: readonly SyncDocument[],
  siblings: readonly SyncDocument[],
  timeZone: string,
): Book {
  const when = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const chapters = documents
    .toSorted((a, b) => partOf(a).localeCompare(partOf(b)) || b.createdAt.getTime() - a.createdAt.getTime())
    .map((document): Chapter => {
      const texts = Object.entries(document.fields).flatMap(([name, { value }]) =>
        name.startsWith(WORDS) && typeof value === 'string' && value !== ''
          ? [{ heading: name.slice(WORDS.length), text: value, pictures: [] }]
          : [],
      );
      return {
        title: partOf(document),
        note: when.format(document.createdAt),
        passages: [...texts, ...versionsOf(document, siblings)],
      };
    })
    .filter(({ passages }) => passages.length > 0);
  return { title: 'Otras partes', chapters };
}

const partOf = ({ key }: SyncDocument): string => partName(readOwnKey(key)?.remote ?? key);
