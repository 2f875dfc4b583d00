/** Offers a file for download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click: revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
