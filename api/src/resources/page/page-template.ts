import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@app/contract/registry';

/** JSON inside a script element: `<` is all that could end it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Links for the files of the remote that owns the path; the attributes must be those of the later script, or the preload is wasted. */
export function preloadLinks(owner: RegistryEntry | undefined): string {
  if (!owner) return '';
  const folder = `/remotes/${owner.name}/${owner.version}/`;
  const files = new Set([owner.entry.slice(folder.length), ...owner.preload]);
  return [...files]
    .map((file) => {
      const integrity = owner.integrity[file];
      const as = file.endsWith('.css') ? 'style' : 'script';
      return integrity
        ? `<link rel="preload" as="${as}" href="${folder}${file}" crossorigin="anonymous" integrity="${integrity}">`
        : '';
    })
    .join('');
}

/** What differs from one request to the next. */
interface PageData {
  readonly nonce: string;
  readonly isSignedIn: boolean;
  readonly registry: Registry;
  /** The remote that will fill the page. */
  readonly owner: RegistryEntry | undefined;
  /** The operator's advertising pixel, where she has consented to it. */
  readonly pixelId: string | undefined;
}

/** The page for one request. Function replacements: a `$` in the data means nothing. */
export function fillTemplate(template: string, { nonce, isSignedIn, registry, owner, pixelId }: PageData): string {
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('%SESSION%', () => (isSignedIn ? 'live' : 'none'))
    .replace('%PRELOAD%', () => preloadLinks(owner) + (pixelId ? `<meta name="pixel-id" content="${pixelId}">` : ''))
    .replace('%REGISTRY%', () => inlineJson(registry));
}

/** `index.html` of the built shell, read again when a new build has replaced it. */
export class PageTemplate {
  readonly #path: string;
  #mtimeMs = 0;
  #text: string | undefined;

  constructor(shellDist: string) {
    this.#path = join(shellDist, 'index.html');
  }

  /** `undefined` where the shell is not built. */
  async read(): Promise<string | undefined> {
    try {
      const { mtimeMs } = await stat(this.#path);
      if (this.#text === undefined || mtimeMs !== this.#mtimeMs) this.#text = await readFile(this.#path, 'utf8');
      this.#mtimeMs = mtimeMs;
      return this.#text;
    } catch {
      this.#text = undefined;
      return undefined;
    }
  }
}
