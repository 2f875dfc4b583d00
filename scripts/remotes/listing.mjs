const HISTORY = 8;
const ACTS = { promote: 'promoted', rollback: 'rolled back to', retire: 'retired, last was' };
const by = (author) => (author ? ` by ${author}` : '');

/** Output of `remotes -- list` for one remote. */
export function linesOfRemote({ name, promoted, versions, history, owner }) {
  return [
    promoted ? name : `${name} (nothing live)`,
    ...(owner
      ? [`    ${owner.access}; addresses ${owner.places.join(' ') || 'none'}; slots ${owner.slots.join(' ') || 'none'}`]
      : []),
    ...versions.map(
      ({ version, publishedAt, publishedBy, withdrawn }) =>
        `  ${version === promoted ? '*' : ' '} ${version.padEnd(28)} published ${publishedAt}${by(publishedBy)}${
          withdrawn ? `; withdrawn ${withdrawn.at}${by(withdrawn.by)}: ${withdrawn.reason}` : ''
        }`,
    ),
    ...history
      .slice(-HISTORY)
      .map(({ version, at, action, by: author }) => `    ${at}  ${ACTS[action] ?? action} ${version}${by(author)}`),
  ];
}

/** One line of `remotes -- token list`. */
export function linesOfToken({ id, remote, name, createdBy, expiresAt, lastUsedAt, endedAt }, now = new Date()) {
  const state = endedAt
    ? `ended ${endedAt}`
    : new Date(expiresAt) <= now
      ? `expired ${expiresAt}`
      : `until ${expiresAt.slice(0, 10)}, ${lastUsedAt ? `last used ${lastUsedAt}` : 'never used'}`;
  return `${id}  ${remote}  ${name} (made${by(createdBy) || ' by somebody who is gone'}): ${state}`;
}
