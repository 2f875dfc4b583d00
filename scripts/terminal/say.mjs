/** A fault that the reader can repair: scripts print its message alone, without a stack, and stop. */
export class Stop extends Error {}

/** Prints one line to the terminal. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs a script's main function: a `Stop` becomes one line, other errors keep their stack. Exit code 1 in both cases. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
