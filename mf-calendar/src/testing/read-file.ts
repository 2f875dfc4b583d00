/** The bytes of a file, by `FileReader`: jsdom's files lack `arrayBuffer`. */
export function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

export const textOf = async (file: File | undefined): Promise<string> =>
  file ? new TextDecoder().decode(await bytesOf(file)) : '';
