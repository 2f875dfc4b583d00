import { keepRunning } from '../start/keep-running.mjs';
import { step } from '../terminal/step.mjs';

/** Starts the members of a replica set, and each again when it ends. @returns the address for the API */
export async function runMembers({ dataDir }, { members }, life) {
  // Imported late: its packages may have been installed a moment ago.
  const { describeMembers } = await import('./members.mjs');
  const { starts, open } = await describeMembers({ dataDir, members });
  await step(`Starting ${members} members of MongoDB`, () =>
    Promise.all(starts.map((start, i) => keepRunning({ name: `Member ${i + 1} of MongoDB`, start }, life))),
  );
  life.signal.throwIfAborted();
  return open();
}
