const READY_MS = 60_000;
const POLL_MS = 50;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws Error if it does not become true within a minute */
export async function until(isTrue) {
  const deadline = Date.now() + READY_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('a part of the cluster does not come back');
    await pause(POLL_MS);
  }
}
