interface OpenPage {
  focus(): Promise<unknown>;
}

interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Shows her the page that is open, or a new one where none is. */
export async function comeForward(pages: Pages): Promise<void> {
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : pages.openWindow('/'));
}
