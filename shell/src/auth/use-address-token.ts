import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The token that a mailed link brings in its query. It leaves the address bar at once (SECURITY V-14): no history entry, screenshot or
 * referrer shows it; the page alone remembers it.
 * @returns an empty string when the address has none
 */
export function useAddressToken(): string {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => search.get('token') ?? '');
  useEffect(() => {
    if (search.has('token')) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return token;
}
