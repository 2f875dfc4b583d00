import { run } from '../process/run.mjs';

/**
 * Runs `mongod --version`, which also shows that it runs on this machine.
 * @returns `{ path, version, major }`, or `{ path, fault }` with what to do about it
 */
export async function inspectBinary(file) {
  const { code, output, missing } = await run(file, ['--version'], { quiet: true, timeoutMs: 20_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output)?.[1];
  if (code === 0 && version) return { path: file, version, major: Number(version.split('.')[0]) };
  if (missing) return { path: file, fault: 'no such file' };
  return {
    path: file,
    fault: missingLibraryAdvice(output) ?? `does not run here (${firstLine(output) || `code ${code}`})`,
  };
}

const PACKAGES = {
  'libcurl.so.4': 'libcurl4',
  'libssl.so.3': 'libssl3',
  'libcrypto.so.3': 'libssl3',
  'liblzma.so.5': 'liblzma5',
};

function missingLibraryAdvice(output) {
  const library = /error while loading shared libraries: ([^:]+):/.exec(output)?.[1];
  if (!library) return undefined;
  const name = PACKAGES[library];
  return `the library ${library} is missing${name ? `: install the package ${name} (Debian, Ubuntu)` : ''}`;
}

const firstLine = (text) => text.trim().split('\n')[0];
