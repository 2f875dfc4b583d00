/**
 * Faults that make a lock file unusable on other platforms: missing optional packages of other platforms (npm omits them if the registry
 * lacks them, and `npm ci` then refuses the file everywhere), and entries without a hash, for which a machine would accept whatever its
 * registry returns.
 * @param packages the part `packages` of a parsed package-lock.json
 * @returns `{ missing, unhashed }`: names and versions of missing packages; places without a hash
 */
export function lockFaults(packages) {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${asker}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => `${name}@${version}`),
  );
  const unhashed = Object.entries(packages)
    .filter(([place, { link, integrity }]) => isFetched(place, link) && !integrity?.startsWith('sha512-'))
    .map(([place]) => place);
  return { missing, unhashed };
}

/** Removes entries without a hash, so that npm asks the registry for them again. */
export function withoutUnhashed(lock) {
  const dropped = new Set(lockFaults(lock.packages).unhashed);
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !dropped.has(place))),
  };
}

/** Whether an entry is a fetched package: neither the repository nor a link into its workspace. */
const isFetched = (place, link) => place.includes('node_modules/') && !link;
