import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The query of the link that opened the page, in the state of its history entry, which only this page writes. */
function linkIn(state: unknown): string | undefined {
  const isOurs = typeof state === 'object' && state !== null && 'link' in state && typeof state.link === 'string';
  return isOurs ? (state.link as string) : undefined;
}

/**
 * The token in the query of a mailed link. The query leaves the address bar at once (SECURITY V-14), so that no address, screenshot or
 * referrer shows it. The state of the history entry keeps it until it is used: it outlives a reload and the way back, and ends with the tab.
 * @returns the whole query too; the token is an empty string when the page was opened without a link
 */
export function useAddressToken() {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => (search.has('token') ? search : new URLSearchParams(linkIn(state))));
  useEffect(() => {
    if (search.has('token')) void navigate(pathname, { replace: true, state: { link: link.toString() } });
  }, [navigate, pathname, search, link]);
  return { link, token: link.get('token') ?? '', forgetToken: () => void navigate(pathname, { replace: true }) };
}
