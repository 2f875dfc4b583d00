const SIGNATURE = 0x89504e47;
/** Bytes up to the end of width and height, which a PNG begins with. */
const HEAD_BYTES = 24;

/**
 * How high a PNG is where it is as wide as given: its head says so before it is drawn.
 * @returns `undefined` for any other picture
 */
export async function pngHeight(picture: Blob, width: number): Promise<number | undefined> {
  const head = new DataView(await picture.slice(0, HEAD_BYTES).arrayBuffer());
  if (head.byteLength < HEAD_BYTES || head.getUint32(0) !== SIGNATURE) return undefined;
  return (width * head.getUint32(20)) / head.getUint32(16);
}
