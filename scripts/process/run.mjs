import { spawn } from 'node:child_process';

const running = new Set();

/** Ends every running command, for a script that was asked to stop. */
export function endRunningCommands() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a command to its end.
 * @param options.quiet collect the output instead of showing it
 * @param options.timeoutMs kill it after that time
 * @returns `{ code, output, timedOut, missing }`; `missing` if there is no such command
 */
export function run(command, args, { quiet = false, timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    running.add(child);
    let output = '';
    let timedOut = false;
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const deadline =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true;
        child.kill('SIGKILL');
      }, timeoutMs);
    child.on('error', (error) => {
      running.delete(child);
      clearTimeout(deadline);
      resolve({ code: 127, output: error.message, timedOut, missing: error.code === 'ENOENT' });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      clearTimeout(deadline);
      resolve({ code: code ?? `signal ${signal}`, output, timedOut, missing: false });
    });
  });
}
