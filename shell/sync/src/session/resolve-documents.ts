import type { SyncDoc, SyncResult } from '@app/contract/sync';

/** By `<kind>/<key>`, as answers name documents. */
export type FindDocument = (name: string) => SyncDoc | undefined;

const namesIn = ({ names }: SyncResult): string[] =>
  names ? [names.doc, names.sibling, ...(names.siblings ?? [])].filter((name) => name !== undefined) : [];

/** Ids of all documents that the results name. */
export const referencedIds = (results: readonly SyncResult[]): string[] => [...new Set(results.flatMap(namesIn))];

export const documentFinder = (docs: readonly SyncDoc[] = []): FindDocument => {
  const found = new Map(docs.map((doc) => [`${doc.kind}/${doc.key}`, doc]));
  return (name) => found.get(name);
};

/** Whether all documents are present that a result names. */
export const isComplete = (result: SyncResult, find: FindDocument): boolean =>
  namesIn(result).every((name) => find(name) !== undefined);

/**
 * Results with their documents. A result with a missing document is left out: its operation stays in flight until the document has been
 * pulled.
 */
export function resolveDocuments(results: readonly SyncResult[], find: FindDocument): SyncResult[] {
  return results
    .filter((result) => isComplete(result, find))
    .map(({ names, ...result }) => {
      if (!names) return result;
      const doc = names.doc === undefined ? undefined : find(names.doc);
      const sibling = names.sibling === undefined ? undefined : find(names.sibling);
      const siblings = names.siblings?.flatMap((name) => find(name) ?? []);
      return {
        ...result,
        ...(doc ? { doc } : {}),
        ...(sibling ? { sibling } : {}),
        ...(siblings ? { siblings } : {}),
      };
    });
}
