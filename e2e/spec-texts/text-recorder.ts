import type { ConsoleMessage, Page, WebSocket } from '@playwright/test';

/** Source of a recorded text: the page, the console, calls of the pixel, frames of the live channel … */
export type Source = 'page' | 'console' | 'pixel' | 'live' | 'event' | 'storage';

const FRAME_EVENT = /^\{"event":"(\w+)"/;

/** Records every text that a page shows, however briefly, toasts and dialogs included. */
export class TextRecorder {
  private readonly seen = new Map<Source, Set<string>>();

  constructor(private readonly page: Page) {}

  async watch(): Promise<void> {
    await this.page.exposeFunction('recordTexts', (source: Source, texts: string[]) => this.note(source, texts));
    await this.page.addInitScript(watchPage);
    this.page.on('console', (message: ConsoleMessage) => this.note('console', [message.text()]));
    this.page.on('websocket', (socket: WebSocket) =>
      socket.on('framereceived', ({ payload }) => this.note('live', [FRAME_EVENT.exec(String(payload))?.[1] ?? ''])),
    );
  }

  /** Scans now, before the page itself would, a moment later. */
  async scan(): Promise<void> {
    await this.page.evaluate(() => (window as Window & { scanNow?: () => void }).scanNow?.());
  }

  /** Waits until the current page load has recorded something in a source. */
  async untilRecorded(source: Source): Promise<void> {
    await this.page.waitForFunction(
      (where) => (window as Window & { hasRecorded?: (source: string) => boolean }).hasRecorded?.(where),
      source,
    );
  }

  /** Whether something showed exactly this text, or one that matches the pattern. */
  saw(text: string | RegExp, source: Source = 'page'): boolean {
    const texts = this.seen.get(source) ?? new Set<string>();
    return typeof text === 'string' ? texts.has(text) : [...texts].some((seen) => text.test(seen));
  }

  private note(source: Source, texts: readonly string[]): void {
    const known = this.seen.get(source) ?? new Set<string>();
    for (const text of texts) known.add(text);
    this.seen.set(source, known);
  }
}

/**
 * Runs in the page. Records the text of each visible element and of those around it up to a length, names and placeholders, calls of the
 * pixel, `journal-updated`, and the keys of the storage.
 */
function watchPage(): void {
  const LONGEST = 400;
  const LEVELS = 5;
  const EVERY_MS = 100;
  const page = window as Window & {
    recordTexts?: (source: string, texts: string[]) => Promise<void>;
    scanNow?: () => void;
    hasRecorded?: (source: string) => boolean;
    fbq?: (...event: unknown[]) => void;
  };
  const recorded = new Set<string>();
  const record = (source: string, texts: Iterable<string>) => {
    const fresh = [...texts].filter((text) => !recorded.has(`${source} ${text}`));
    for (const text of fresh) recorded.add(`${source} ${text}`);
    if (fresh.length > 0) void page.recordTexts?.(source, fresh);
  };
  const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });

  const scan = () => {
    const texts = new Set<string>();
    const visited = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let element = node.parentElement;
      const text = clean(node.textContent ?? '');
      if (!text || !element || element.matches('script, style, noscript') || !isShown(element)) continue;
      texts.add(text);
      for (let level = 0; level < LEVELS && element && !visited.has(element); level += 1) {
        visited.add(element);
        const whole = clean(element.textContent);
        if (whole.length > LONGEST) break;
        texts.add(whole);
        element = element.parentElement;
      }
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt]'))
      if (isShown(element))
        for (const name of ['aria-label', 'placeholder', 'alt']) texts.add(clean(element.getAttribute(name) ?? ''));
    record('page', texts);
    record('storage', Object.keys(localStorage));
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleScan = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      scan();
    }, EVERY_MS);
  };
  page.hasRecorded = (source) => [...recorded].some((text) => text.startsWith(`${source} `));
  page.scanNow = () => document.body && scan();
  page.fbq = (...event) => record('pixel', [JSON.stringify(event)]);
  window.addEventListener('journal-updated', () => record('event', ['journal-updated']));
  document.addEventListener('DOMContentLoaded', () => {
    scheduleScan();
    new MutationObserver(scheduleScan).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
