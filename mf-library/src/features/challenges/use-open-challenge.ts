import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const KEY = 'reto';

/** The challenge that is open above the list. It is in the address, so that Back closes it and a copied address opens it. */
export function useOpenChallenge() {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openedId = address.get(KEY);

  const open = useCallback(
    (id: number) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(KEY, String(id));
          return next;
        },
        { state: OPENED_HERE },
      ),
    [setAddress],
  );
  const close = useCallback(() => {
    if (isOpenedHere(location.state)) return void navigate(-1);
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(KEY);
        return next;
      },
      { replace: true },
    );
    return undefined;
  }, [location.state, navigate, setAddress]);

  return { openedId: openedId === null ? undefined : Number(openedId), open, close };
}

const OPENED_HERE = { openedFromList: true } as const;

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;
