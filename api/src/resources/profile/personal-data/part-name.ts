/** The name by which its user reads of a remote, who never sees that of the package: `Mood notes` for `mf-mood-notes`. */
export function partName(remote: string): string {
  const name = remote.slice('mf-'.length).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
