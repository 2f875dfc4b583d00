/** Saves a file to the user's device. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  // The browser reads the address after the click: revoking it at once would cancel the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
