import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../process/run.mjs';
import { keepBinary, withTryFolder } from './binary-cache.mjs';

const PROBE_MS = 3000;
const DOWNLOAD_MS = 300_000;

/**
 * Downloads mongod with mongodb-memory-server. The library waits forever for a host that accepts and never answers, so its address is
 * probed first and the download has a deadline, in a process of its own.
 */
export async function downloadByMemoryServer() {
  const require = createRequire(import.meta.url);
  const { MongoBinaryDownloadUrl } = require('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl');
  const { DryMongoBinary } = require('mongodb-memory-server-core');
  const options = await DryMongoBinary.generateOptions();
  await probe(await new MongoBinaryDownloadUrl(options).getDownloadUrl());
  return withTryFolder(async (folder) => {
    const script = fileURLToPath(import.meta.url);
    const result = await run(process.execPath, [script, folder], { quiet: true, timeoutMs: DOWNLOAD_MS });
    if (result.timedOut) throw new Error(`no end after ${DOWNLOAD_MS / 1000} s`);
    if (result.code !== 0) throw new Error(result.output.trim().split('\n')[0]);
    return keepBinary(result.output.trim().split('\n').at(-1));
  });
}

async function probe(url) {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    if (!response.ok) throw new Error(`its server answers ${response.status}`);
  } catch (error) {
    const reason =
      error.name === 'TimeoutError' ? `no answer in ${PROBE_MS / 1000} s` : (error.cause?.code ?? error.message);
    throw new Error(`not reachable (${reason})`, { cause: error });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { MongoBinary } = await import('mongodb-memory-server-core');
  console.log(path.resolve(await MongoBinary.getPath({ downloadDir: process.argv[2] })));
}
