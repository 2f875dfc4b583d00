import { getDrawing, putDrawing } from '@app/contract/drawings';
import { ApiError, NetworkError, pathOf } from '@app/shared-ui/host';
import { sha256 } from '@app/sync/sha256';

/** Bytes go neither as JSON nor within twenty seconds: 5 MB over a slow line take their time. */
const TIMEOUT_MS = 180_000;

/** @throws ApiError, NetworkError */
export async function sendDrawing(hash: string, picture: Blob): Promise<void> {
  await exchange(pathOf(putDrawing, { sha256: hash }), {
    method: putDrawing.method,
    body: picture,
    headers: { 'Content-Type': picture.type },
  });
}

/** @returns `undefined` for bytes that are not what they were called by. @throws ApiError, NetworkError */
export async function fetchDrawing(hash: string): Promise<Blob | undefined> {
  const response = await exchange(pathOf(getDrawing, { sha256: hash }), { method: getDrawing.method });
  const picture = await response.blob();
  return (await sha256(await picture.arrayBuffer())) === hash ? picture : undefined;
}

async function exchange(path: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { ...init, signal, credentials: 'include' }).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  if (response.ok) return response;
  const text = await response.text();
  throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`, undefined);
}
