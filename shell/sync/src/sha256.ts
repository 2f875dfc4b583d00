/** SHA-256 of bytes in hex; by a library where there is no secure context and so no `crypto.subtle` (D38). */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = globalThis.crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
