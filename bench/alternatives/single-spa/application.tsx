import { useHost, useSession } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { registerApplication, triggerAppChange } from 'single-spa';
import type { ApplicationProps, Surroundings } from './surroundings.ts';

/** The node of each application: the same for good, as one that is on its way out is still asked for it. */
const containers = new Map<string, HTMLElement>();
/** Applications that have a place on the page now. */
const placed = new Set<string>();
const listeners = new Set<() => void>();
let current: Surroundings | undefined;

const surroundings: ApplicationProps['surroundings'] = {
  read: () => {
    if (!current) throw new Error('An application was mounted outside of the shell');
    return current;
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Tells single-spa of a remote; it is mounted whenever the shell has a place for it. */
export function register(name: string, load: Parameters<typeof registerApplication<ApplicationProps>>[0]['app']): void {
  const container = document.createElement('div');
  containers.set(name, container);
  registerApplication<ApplicationProps>({
    name,
    app: load,
    activeWhen: () => placed.has(name),
    customProps: { container, surroundings },
  });
}

/** The place of an application in the shell's page. */
export function Application({ name }: { readonly name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const host = useHost();
  const session = useSession();
  const queryClient = useQueryClient();
  const around = useMemo(() => ({ host, session, queryClient }), [host, session, queryClient]);

  useLayoutEffect(() => {
    current = around;
    for (const listener of listeners) listener();
  }, [around]);
  useLayoutEffect(() => {
    place.current?.replaceChildren(containers.get(name) ?? '');
    placed.add(name);
    void triggerAppChange();
    return () => {
      placed.delete(name);
      void triggerAppChange();
    };
  }, [name]);
  return <div ref={place} />;
}
