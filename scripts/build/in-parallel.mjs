/** Runs `work` for every item, at most `limit` at the same time. After a failure no further item starts, and the failure is thrown. */
export async function inParallel(items, limit, work) {
  const waiting = [...items];
  let failed = false;
  const worker = async () => {
    while (waiting.length > 0 && !failed) {
      try {
        await work(waiting.shift());
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
