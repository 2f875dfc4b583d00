import { type Host, HostContext, type SlotComponent } from '@app/shared-ui/host';
import { createContext, type ReactNode, use } from 'react';
import { type RemoteLoader, remoteOfSlot } from './remote-loader.ts';

/**
 * The host of a remote by its name. Known to the shell alone: a remote finds its own host above it, on whichever page it is, and no other's.
 * `undefined` outside of a signed-in page.
 */
export const RemoteHosts = createContext<((remote: string) => Host) | undefined>(undefined);

/** Gives what is inside the host of a remote. */
export function RemoteHost({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const hostOf = use(RemoteHosts);
  return hostOf ? <HostContext value={hostOf(name)}>{children}</HostContext> : children;
}

/** By what the loader promised: the same promise for the same component. */
const wrapped = new WeakMap<Promise<SlotComponent>, Promise<SlotComponent>>();

/** The component of a slot, in the host of the remote that fills it rather than in that of the remote whose page it is on. */
export function loadSlotInHost(loader: RemoteLoader, slot: string): Promise<SlotComponent> | undefined {
  const remote = remoteOfSlot(loader.remotes, slot);
  const loading = remote && loader.loadSlot(remote, slot);
  if (!loading) return undefined;
  const known = wrapped.get(loading) ?? loading.then((Component) => inHost(Component, remote.name));
  wrapped.set(loading, known);
  return known;
}

const inHost = (Component: SlotComponent, name: string): SlotComponent =>
  function InHost(props) {
    return (
      <RemoteHost name={name}>
        <Component {...props} />
      </RemoteHost>
    );
  };
