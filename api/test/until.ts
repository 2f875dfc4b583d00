/**
 * Asks again and again until something is so.
 * @throws Error when it is not within the time
 */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
