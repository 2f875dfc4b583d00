import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DISCREET_LOOKS, type DiscreetLook, discreetLooks } from '@app/contract/discreet-looks';
import type { Registry, RegistryEntry } from '@app/contract/registry';
import * as z from 'zod';
import { type FirstPaints, firstPaintsSchema } from './first-paint.ts';

/** JSON inside a script element: only `<` could end it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Links that preload the files of the remote that owns the path, and those of its page. crossorigin and integrity must equal those of the
 * later script, or the preload is wasted. Their priority is low: the app's own scripts load first, and run for a while before they need
 * these.
 */
function preloadLinks(owner: RegistryEntry | undefined, pageFiles: readonly string[] = []): string {
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

/** The data that differs between requests. */
interface PageData {
  readonly nonce: string;
  /** The answer that the session query would get; `ended`: somebody ended the session of the visitor's cookie (D42). */
  readonly session: 'live' | 'none' | 'ended';
  readonly registry: Registry;
  /** The remote that will render the page. */
  readonly owner: RegistryEntry | undefined;
  /** Additional files of the page. */
  readonly pageFiles: readonly string[] | undefined;
  /** Id of the operator's advertising pixel, if the visitor has consented to it. */
  readonly pixelId: string | undefined;
  /** Whether to ask the visitor for consent to it. */
  readonly asksForPixel: boolean;
  /** Head and body of a public page before any script; private pages have none, and are not indexed. */
  readonly publicPage: PublicPage | undefined;
  /** The frame of a signed-in page; empty for a visitor. */
  readonly firstPaint: string;
  /** Look of a discreet device, shown instead of the product (D44). */
  readonly look: DiscreetLook | undefined;
  /** The public origin, for absolute addresses that other sites show. */
  readonly origin: string;
}

/** See the shell's `public-pages`. */
interface PublicPage {
  readonly head: string;
  readonly body: string;
}

const PRIVATE_HEAD = '<title>Reencuentro</title><meta name="robots" content="noindex">';

/**
 * Replaces the product's name in the template by the look's, and removes icons and manifest. Without a curtain (a development build)
 * the page opens at once.
 */
const withLook = ({ template, curtains }: BuiltPage, look: DiscreetLook): string =>
  template
    .replace('<html ', curtains[look] ? '<html data-curtain ' : '<html ')
    .replaceAll(/<link [^>]*data-identity[^>]*>/g, '')
    .replaceAll('Reencuentro', () => discreetLooks[look]);

const headOf = ({ curtainHead }: BuiltPage, look: DiscreetLook): string => `<title>${discreetLooks[look]}</title>
<meta name="application-name" content="${discreetLooks[look]}">
<meta name="apple-mobile-web-app-title" content="${discreetLooks[look]}">
<meta name="robots" content="noindex">
<link rel="icon" type="image/png" href="/${look}-192.png">
<link rel="apple-touch-icon" href="/${look}-apple.png">
<link rel="manifest" href="/${look}.webmanifest">
${curtainHead}`;

/** The page for one request. Replacements are functions, so that a `$` in the data has no special meaning. */
export function fillTemplate(built: BuiltPage, data: PageData): string {
  const { signedInHead } = built;
  const { nonce, session, registry, owner, pageFiles, pixelId, asksForPixel, look, firstPaint, origin } = data;
  // The page of a discreet device names the product nowhere before it is opened.
  const publicPage = look ? undefined : data.publicPage;
  const pixel = pixelId
    ? `<meta name="pixel-id" content="${pixelId}">`
    : asksForPixel
      ? '<meta name="pixel-consent" content="ask">'
      : '';
  return (look ? withLook(built, look) : built.template)
    .replace('%META%', () => publicPage?.head ?? (look ? headOf(built, look) : PRIVATE_HEAD))
    .replace('%CURTAIN%', () => (look && built.curtains[look]) || '')
    .replace('%BODY%', () => publicPage?.body ?? firstPaint)
    .replaceAll('%ORIGIN%', () => origin)
    .replaceAll('%NONCE%', () => nonce)
    .replace('%SESSION%', () => session)
    .replace('%SIGNED_IN%', () => (firstPaint ? signedInHead : ''))
    .replace('%PRELOAD%', () => preloadLinks(owner, pageFiles) + pixel)
    .replace('%REGISTRY%', () => inlineJson(registry));
}

/** The files of a built shell that the server needs. */
export interface BuiltPage {
  /** `index.html`, with its placeholders. */
  readonly template: string;
  /** Links to the scripts of a page with a frame. */
  readonly signedInHead: string;
  /** Public pages by path. */
  readonly publicPages: ReadonlyMap<string, PublicPage>;
  readonly firstPaints: FirstPaints;
  /** Link to the script of the curtains. */
  readonly curtainHead: string;
  /** Markup of the curtains, by look. */
  readonly curtains: Curtains;
}

const curtainsSchema = z.partialRecord(z.enum(DISCREET_LOOKS), z.string());
type Curtains = z.infer<typeof curtainsSchema>;

const publicPagesSchema = z.record(z.string(), z.object({ head: z.string(), body: z.string() }));

/** Files that a build writes after the page, not atomically with it. */
const BESIDE = [
  'signed-in-head.html',
  'public-pages.json',
  'first-paints.json',
  'curtain-head.html',
  'curtains.json',
] as const;

/** The page of the built shell, reloaded when a new build replaces it. */
export class PageTemplate {
  readonly #folder: string;
  /** Modification times of its files. */
  #written = '';
  #page: BuiltPage | undefined;

  constructor(shellDist: string) {
    this.#folder = shellDist;
  }

  /** `undefined` if the shell is not built. */
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
          curtainHead: await this.#readBeside('curtain-head.html', ''),
          curtains: await this.#readJson('curtains.json', curtainsSchema),
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

  /** A file beside the page; a development build has none: its pages are empty until their scripts run. */
  #readBeside(name: (typeof BESIDE)[number], otherwise: string): Promise<string> {
    return readFile(join(this.#folder, name), 'utf8').catch(() => otherwise);
  }
}
