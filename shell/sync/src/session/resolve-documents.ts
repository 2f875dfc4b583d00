import type { SyncDoc, SyncResult } from '@app/contract/sync';

/** By `<kind>/<key>`, as answers name documents. */
export type FindDocument = (name: string) => SyncDoc | undefined;

const namesIn = ({ names }: SyncResult): string[] =>
  names ? [names.doc, names.sibling, ...(names.siblings ?? [])].filter((name) => name !== undefined) : [];

/** The names of all documents that the results are about. */
export const referencedIds = (results: readonly SyncResult[]): string[] => [
  ...new Set(
    results.flatMap((result) => [
      ...namesIn(result),
      ...[result.doc, result.sibling, ...(result.siblings ?? [])].flatMap((doc) =>
        doc ? [`${doc.kind}/${doc.key}`] : [],
      ),
    ]),
  ),
];

export const documentFinder = (docs: readonly SyncDoc[] = []): FindDocument => {
  const found = new Map(docs.map((doc) => [`${doc.kind}/${doc.key}`, doc]));
  return (name) => found.get(name);
};

/** Whether all is there that a result names. One of an earlier version of the server brings its documents itself. */
export const isComplete = (result: SyncResult, find: FindDocument): boolean =>
  namesIn(result).every((name) => find(name) !== undefined);

/**
 * Results with their documents in them, as the rest of the device knows them. One of which a document is missing is left out: its
 * operation stays on its way until that is here.
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
