interface OpenPage {
  focus(): Promise<unknown>;
}

interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Focuses the page that is open, or opens a new one. */
export async function focusOrOpenWindow(pages: Pages): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : pages.openWindow('/'));
}
