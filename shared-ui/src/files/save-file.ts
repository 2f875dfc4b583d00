/** Saves a file to the user's device. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  // Firefox reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
