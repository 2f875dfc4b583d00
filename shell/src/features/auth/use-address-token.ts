import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The token in the query of a mailed link. It is removed from the address bar at once (SECURITY V-14), so that no history entry,
 * screenshot or referrer shows it; only this page remembers it.
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
