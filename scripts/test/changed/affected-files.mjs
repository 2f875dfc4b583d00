/**
 * The files that a change can affect: those that changed, and all that import them, directly or through others.
 * @param imports pairs `{ from, to }` of files
 * @returns a set of files
 */
export function affectedFiles(changed, imports) {
  const importers = new Map();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  // A set that grows is iterated to its end.
  const affected = new Set(changed);
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}
