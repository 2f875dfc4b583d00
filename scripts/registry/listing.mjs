const HISTORY = 8;
const ACTS = { promote: 'promoted', rollback: 'rolled back to', retire: 'retired, last was' };
const by = (author) => (author ? ` by ${author}` : '');

/** The commit and its first line; and the reason why it was published, if its checks failed. */
const sourceText = ({ commit, change, forced } = {}) =>
  [commit && ` from ${commit} «${change}»`, forced && `; forced past its checks: ${forced}`].filter(Boolean).join('');

const BAR = 'bar-';

/** What a remote owns. Its place in the bar is recorded among its slots. */
function ownedText({ access, places, slots }) {
  const parts = slots.filter((slot) => !slot.startsWith(BAR));
  const inBar = slots.filter((slot) => slot.startsWith(BAR)).map((slot) => slot.slice(BAR.length));
  const bar = inBar.length > 0 ? `; in the bar: ${inBar.join(' ')}` : '';
  return `${access}; addresses ${places.join(' ') || 'none'}; slots ${parts.join(' ') || 'none'}${bar}`;
}

/** Output of `remotes -- list` for one remote. */
export function linesOfRemote({ name, promoted, versions, history, owner }) {
  return [
    promoted ? name : `${name} (nothing live)`,
    ...(owner ? [`    ${ownedText(owner)}`] : []),
    ...versions.map(
      ({ version, publishedAt, publishedBy, source, trial, withdrawn }) =>
        `  ${version === promoted ? '*' : ' '} ${version.padEnd(28)} published ${publishedAt}${by(publishedBy)}${sourceText(source)}${
          trial ? `; tried by a link until ${trial.until}${by(trial.by)}` : ''
        }${withdrawn ? `; withdrawn ${withdrawn.at}${by(withdrawn.by)}: ${withdrawn.reason}` : ''}`,
    ),
    ...history
      .slice(-HISTORY)
      .map(({ version, at, action, by: author }) => `    ${at}  ${ACTS[action] ?? action} ${version}${by(author)}`),
  ];
}

/**
 * Output of `remotes -- faults` for one group of equal faults.
 * @param placeInSources gives the place of a frame in the sources, where it is known
 */
export function linesOfFault({ version, kind, error, count, firstAt, lastAt, frames }, placeInSources) {
  const what = { load_failed: 'did not load', render_failed: 'failed on the page' }[kind] ?? kind;
  return [
    `${version}  ${error} ×${count}, ${what}; first ${firstAt}, last ${lastAt}`,
    ...frames.map((frame) => `    at ${placeInSources(frame) ?? `${frame.file}:${frame.line}:${frame.column}`}`),
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
