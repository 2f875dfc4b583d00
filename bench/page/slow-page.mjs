/** Slowdown of this machine's CPU that makes it a middle-class phone. */
export const CPU_SLOWDOWN = 4;

/** A page of a context whose processor is throttled, and its devtools session. */
export async function slowPage(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools };
}
