/** Gives her a file to keep. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click: freeing it at once would leave her without.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
