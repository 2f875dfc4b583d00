import { getDrawing, putDrawing } from '@app/contract/drawings';
import { callBinary } from '@app/shared-ui/host/call-binary';
import { sha256 } from '@app/sync/sha256';

/** 5 MB over a slow line take longer than the 20 s of other calls. */
const timeoutMs = 180_000;

/** @throws ApiError, NetworkError */
export async function sendDrawing(hash: string, picture: Blob): Promise<void> {
  await callBinary(putDrawing, { params: { sha256: hash }, body: picture, timeoutMs });
}

/** @returns `undefined` for bytes that do not have this hash. @throws ApiError, NetworkError */
export async function fetchDrawing(hash: string): Promise<Blob | undefined> {
  const picture = await callBinary(getDrawing, { params: { sha256: hash }, timeoutMs });
  return (await sha256(await picture.arrayBuffer())) === hash ? picture : undefined;
}
