export const REMOTES_CACHE = 'remotes';
export const PAGE_CACHE = 'page';
/** The one page, whatever its address. */
export const PAGE_KEY = '/';

export const isRemoteFile = ({ pathname }: URL): boolean => pathname.startsWith('/remotes/');

/** Addresses of the server that are no page. */
const NO_PAGE = /^\/(api|remotes|assets|ws|healthz|readyz|metrics|outbox|registry\.json)(\/|$)|\.[^/]*$/;

export const isPage = ({ pathname }: URL): boolean => !NO_PAGE.test(pathname);

/** What may be kept: whole, our own, and never to change. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('Cache-Control') ?? '').includes('immutable');

/** Where a page's own heading begins and ends; the server writes it twice. */
const HEADING = /<!--heading-->.*?<!--heading-->/s;

/** A page that may open every address: its frame is without the heading of the one that it was sent for. */
export async function forAnyAddress(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name); // the text is neither any more
  return new Response((await response.text()).replace(HEADING, ''), { status: response.status, headers });
}

/** Whether an answer is the page of somebody who is signed in; a visitor's would show her the door. A developer's overrides are not kept. */
export async function isAppPage(response: Response): Promise<boolean> {
  const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  const isForNow = response.headers.get('Cache-Control') === 'no-store';
  if (response.status !== 200 || response.redirected || !isHtml || isForNow) return false;
  return (await response.clone().text()).includes('name="session" content="live"');
}
