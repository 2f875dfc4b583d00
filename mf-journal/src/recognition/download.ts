/** A connection that brings nothing for this long is given up; a slow one may take its time. */
const STALL_LIMIT_MS = 15_000;

/** Sizes in bytes as unpacked by the browser, for files whose answer does not say them. */
const TYPICAL_BYTES = 2_000_000;

/**
 * Loads files into the browser's cache. When one fails, the others are given up, and nothing more is reported.
 * @param onProgress share of the bytes, 0…1
 * @throws Error when a file is missing or the connection stalls
 */
export async function downloadAll(addresses: readonly string[], onProgress: (share: number) => void): Promise<void> {
  const parts = addresses.map(() => ({ received: 0, total: TYPICAL_BYTES }));
  const control = new AbortController();
  const report = () => {
    if (control.signal.aborted) return;
    const received = parts.reduce((sum, part) => sum + Math.min(part.received, part.total), 0);
    onProgress(received / parts.reduce((sum, part) => sum + part.total, 0));
  };
  try {
    await Promise.all(
      addresses.map(async (address, i) => {
        const part = parts[i];
        if (part) await download(address, part, control, report);
      }),
    );
  } catch (error) {
    control.abort(error);
    throw error;
  }
}

async function download(
  address: string,
  part: { received: number; total: number },
  control: AbortController,
  report: () => void,
): Promise<void> {
  const stall = () => setTimeout(() => control.abort(new Error(`${address} stalled`)), STALL_LIMIT_MS);
  let timer = stall();
  try {
    const response = await fetch(address, { signal: control.signal });
    if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
    part.total = unpackedBytes(response) ?? part.total;
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = stall();
      part.received += piece.value.length;
      report();
    }
    part.received = part.total;
    report();
  } finally {
    clearTimeout(timer);
  }
}

/** Of a compressed answer the length is that of the compressed bytes, while the stream counts the others. */
function unpackedBytes({ headers }: Response): number | undefined {
  if (headers.has('content-encoding')) return undefined;
  return Number(headers.get('content-length')) || undefined;
}
