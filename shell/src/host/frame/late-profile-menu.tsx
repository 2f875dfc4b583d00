import { useSession } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { whenSettled } from '../../ui/when-settled.ts';
import { initialOf, menuFace } from './menu-face.ts';

const load = () => import('./profile-menu.tsx').then((module) => module.ProfileMenu);

/** The menu once its code is there, and how it takes the place of its button. */
interface Loaded {
  readonly ProfileMenu: Awaited<ReturnType<typeof load>>;
  readonly hasFocus: boolean;
}

/**
 * The profile menu: its button is there with the header, its code comes once the page has settled, or with a press. If it fails to load, the
 * page works on, and the next press asks again.
 */
export function LateProfileMenu() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const face = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const ask = useCallback(
    () =>
      load().then(
        (ProfileMenu) => setLoaded({ ProfileMenu, hasFocus: document.activeElement === face.current }),
        () => undefined,
      ),
    [],
  );
  useEffect(() => void whenSettled(window, queryClient).then(ask), [ask, queryClient]);
  if (loaded) return <loaded.ProfileMenu isOpenAtFirst={isAskedFor} isFocusedAtFirst={loaded.hasFocus} />;
  const handlePress = () => {
    setIsAskedFor(true);
    void ask();
  };
  return (
    <Face
      ref={face}
      type="button"
      aria-label={signedInCopy.menu.open}
      aria-haspopup="menu"
      onClick={handlePress}
      // Whoever has moved on wants no menu any more.
      onBlur={() => setIsAskedFor(false)}
    >
      {initialOf(user)}
    </Face>
  );
}

const Face = styled.button`
  ${menuFace}
`;
