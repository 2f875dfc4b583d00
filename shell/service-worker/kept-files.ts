import { isServerPath } from '@app/contract/shell-paths';

export const REMOTES_CACHE = 'remotes';
export const PAGE_CACHE = 'page';
/** One cached page serves every address. */
export const PAGE_KEY = '/';

export const isRemoteFile = ({ pathname }: URL): boolean => pathname.startsWith('/remotes/');

const FILE = /\.[^/]*$/;

/** Whether an address opens the app: it is neither a file nor one that the server answers itself. */
export const isPage = ({ pathname }: URL): boolean => !isServerPath(pathname) && !FILE.test(pathname);

/** Only complete, immutable responses of our own are cached. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('Cache-Control') ?? '').includes('immutable');

/** Delimiters of a page's own heading; the server writes it twice. */
const HEADING = /<!--heading-->.*?<!--heading-->/s;

/** Makes a page valid for every address: removes the heading of the address for which it was sent. */
export async function forAnyAddress(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name); // the text is no longer compressed, nor of that length
  return new Response((await response.text()).replace(HEADING, ''), { status: response.status, headers });
}

/**
 * Whether a response is the page of a signed-in user; the visitor's page would show the landing page instead of the app. A developer's
 * overrides are not cached.
 */
export async function isAppPage(response: Response): Promise<boolean> {
  const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  const isForNow = response.headers.get('Cache-Control') === 'no-store';
  if (response.status !== 200 || response.redirected || !isHtml || isForNow) return false;
  return (await response.clone().text()).includes('name="session" content="live"');
}
