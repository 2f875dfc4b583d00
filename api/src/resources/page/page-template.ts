import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '@app/contract/registry';
import * as z from 'zod';
import { type FirstPaints, firstPaintsSchema } from './first-paint.ts';

/** JSON inside a script element: `<` is all that could end it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Links for the files of the remote that owns the path, and those that the page adds to them; crossorigin and integrity must be those of
 * the later script, or the preload is wasted. They leave the line to the app itself, which runs for a while before it needs them.
 */
export function preloadLinks(owner: RegistryEntry | undefined, pageFiles: readonly string[] = []): string {
  if (!owner) return '';
  const folder = `/remotes/${owner.name}/${owner.version}/`;
  const files = new Set([owner.entry.slice(folder.length), ...owner.preload, ...pageFiles]);
  return [...files]
    .map((file) => {
      const integrity = owner.integrity[file];
      const as = file.endsWith('.css') ? 'style' : 'script';
      return integrity
        ? `<link rel="preload" as="${as}" href="${folder}${file}" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low">`
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
  /** What the page adds to its files. */
  readonly pageFiles: readonly string[] | undefined;
  /** The operator's advertising pixel, where she has consented to it. */
  readonly pixelId: string | undefined;
  /** Whether she has yet to be asked about it. */
  readonly asksForPixel: boolean;
  /** What a public page has before any script; a page that nobody else may see has none, and no search engine shows it. */
  readonly publicPage: PublicPage | undefined;
  /** The frame of a signed-in page; empty for a visitor. */
  readonly firstPaint: string;
  /** Where the product is found, for addresses that other sites show. */
  readonly origin: string;
}

/** See the shell's `public-pages`. */
export interface PublicPage {
  readonly head: string;
  readonly body: string;
}

const PRIVATE_HEAD = '<title>Reencuentro</title><meta name="robots" content="noindex">';

/** The page for one request. Function replacements: a `$` in the data means nothing. */
export function fillTemplate({ template, signedInHead }: BuiltPage, data: PageData): string {
  const { nonce, isSignedIn, registry, owner, pageFiles, pixelId, asksForPixel, publicPage, firstPaint, origin } = data;
  const pixel = pixelId
    ? `<meta name="pixel-id" content="${pixelId}">`
    : asksForPixel
      ? '<meta name="pixel-consent" content="ask">'
      : '';
  return template
    .replace('%META%', () => publicPage?.head ?? PRIVATE_HEAD)
    .replace('%BODY%', () => publicPage?.body ?? firstPaint)
    .replaceAll('%ORIGIN%', () => origin)
    .replaceAll('%NONCE%', () => nonce)
    .replace('%SESSION%', () => (isSignedIn ? 'live' : 'none'))
    .replace('%SIGNED_IN%', () => (firstPaint ? signedInHead : ''))
    .replace('%PRELOAD%', () => preloadLinks(owner, pageFiles) + pixel)
    .replace('%REGISTRY%', () => inlineJson(registry));
}

/** What the server needs of a built shell. */
export interface BuiltPage {
  /** `index.html`, with its places to fill. */
  readonly template: string;
  /** Links to the scripts that a page with a frame needs. */
  readonly signedInHead: string;
  /** By path. */
  readonly publicPages: ReadonlyMap<string, PublicPage>;
  readonly firstPaints: FirstPaints;
}

const publicPagesSchema = z.record(z.string(), z.object({ head: z.string(), body: z.string() }));

/** What a build writes after the page, each in its own time. */
const BESIDE = ['signed-in-head.html', 'public-pages.json', 'first-paints.json'] as const;

/** The page of the built shell, read again when a new build has replaced it. */
export class PageTemplate {
  readonly #folder: string;
  /** When each of its files was written. */
  #written = '';
  #page: BuiltPage | undefined;

  constructor(shellDist: string) {
    this.#folder = shellDist;
  }

  /** `undefined` where the shell is not built. */
  async read(): Promise<BuiltPage | undefined> {
    const path = join(this.#folder, 'index.html');
    try {
      const { mtimeMs } = await stat(path);
      const written = [mtimeMs, ...(await Promise.all(BESIDE.map((name) => this.#timeOf(name))))].join();
      if (this.#page === undefined || written !== this.#written)
        this.#page = {
          template: await readFile(path, 'utf8'),
          signedInHead: await this.#readBeside('signed-in-head.html', ''),
          publicPages: new Map(Object.entries(await this.#readJson('public-pages.json', publicPagesSchema))),
          firstPaints: await this.#readJson('first-paints.json', firstPaintsSchema),
        };
      this.#written = written;
      return this.#page;
    } catch {
      this.#page = undefined;
      return undefined;
    }
  }

  async #readJson<T>(name: (typeof BESIDE)[number], schema: z.ZodType<T>): Promise<T> {
    return schema.parse(JSON.parse(await this.#readBeside(name, '{}')));
  }

  #timeOf(name: (typeof BESIDE)[number]): Promise<number> {
    return stat(join(this.#folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  }

  /** What stands beside the page; a development build has none of it: its pages wait for their scripts. */
  #readBeside(name: (typeof BESIDE)[number], otherwise: string): Promise<string> {
    return readFile(join(this.#folder, name), 'utf8').catch(() => otherwise);
  }
}
