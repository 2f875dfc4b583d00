const HEADING = /^## (\d+)\.(\d+)\.(\d+)$/;
const CONTRACT = /^Host contract (\d+)(?:\.(\d+))?\b/m;
/** Whether two versions, or two contracts, have the same major and the same minor. */
const isSame = (one, other) => one[0] === other[0] && one[1] === other[1];
/** Whether a contract is the next minor of another, or the next major. */
const isNext = ([major, minor], [before, minorBefore]) =>
  major === before ? minor === minorBefore + 1 : major === before + 1 && minor === 0;

/** Versions of a CHANGELOG.md with their host contracts, oldest first: numbers, and nothing where a version names no contract. */
function versionsIn(changes) {
  const sections = changes.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
  return sections.toReversed().map((section) => {
    const [, ...version] = HEADING.exec(section.split('\n', 1)[0]) ?? [];
    const [contract, major, minor = '0'] = CONTRACT.exec(section) ?? [];
    return { version: version.map(Number), ...(contract && { contract: [Number(major), Number(minor)] }) };
  });
}

/**
 * What is wrong with the host contracts of a CHANGELOG.md: each version names one; the newest has that of the checkout; and a contract that is
 * new comes with a version that is new in the same place, major or minor, so that no two contracts were packed as one version.
 * @returns {string | undefined} the first fault
 */
export function contractFault(changes, offered) {
  const versions = versionsIn(changes);
  const nameless = versions.find(({ version, contract }) => version.length !== 3 || !contract);
  if (nameless)
    return `version ${nameless.version.join('.')} does not say its host contract: 'Host contract ${offered}: …'`;
  const [major, minor = '0'] = offered.split('.');
  const last = versions.at(-1);
  if (!last || !isSame(last.contract, [Number(major), Number(minor)]))
    return `no version has the host contract ${offered}: raise the version, and say under its heading 'Host contract ${offered}: …'`;
  for (const [index, { version, contract }] of versions.entries()) {
    const before = versions[index - 1];
    if (!before || isSame(contract, before.contract)) continue;
    const [here, there] = [version.join('.'), before.version.join('.')];
    if (!isNext(contract, before.contract))
      return `version ${here} has the host contract ${contract.join('.')}, and ${there} has ${before.contract.join('.')}: one between them has no version of its own`;
    if (isSame(version, before.version))
      return `version ${here} has another host contract than ${there}: raise the minor`;
  }
  return undefined;
}
