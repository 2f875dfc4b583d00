const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };

/**
 * Adds to a lock file the optional packages of other platforms that it leaves out. npm leaves them out when the registry it asked
 * does not carry them, and `npm ci` then refuses the lock file on every platform. The package that asks for one names its exact
 * version, so nothing is guessed but its platform, which is in its name.
 * @param lock a parsed package-lock.json, left as it is
 * @returns `{ lock, added }`: the whole one, and the names that were added
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [asker, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked = packages[`node_modules/${name}`] ?? packages[`${asker}/node_modules/${name}`];
      if (isLocked) continue;
      packages[`node_modules/${name}`] = { version, ...platformOf(name), dev: true, optional: true };
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** '@rspack/binding-linux-ppc64-gnu' → `{ os: ['linux'], cpu: ['ppc64'], libc: ['glibc'] }`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const libc = os === 'linux' && LIBRARIES[words.at(-1)];
  if (!cpu) throw new Error(`The platform of ${name} cannot be told by its name: add it to the lock file by hand.`);
  return { cpu: [cpu], ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}
