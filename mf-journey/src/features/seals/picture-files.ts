/** Whether this browser hands files over to other apps. */
export function canShareFiles(): boolean {
  if (!('share' in navigator) || !('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'sello.png', { type: 'image/png' })] });
}
