import { setActivityStatus } from '@app/contract/activities';
import type { NavEntry } from '@app/contract/registry';
import type { SignedInUser } from '@app/contract/sign-in';
import type { LiveEvent, LiveEventName } from '@app/contract/live-events';
import { call, type Documents, type Host, HostContext, SessionContext, type SlotComponent } from '@app/shared-ui/host';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../host/query-client.ts';
import { aUser } from './a-user.ts';
import { createFakeDocuments } from './fake-documents.ts';

export { aUser } from './a-user.ts';
export { createFakeDocuments, type FakeDocument } from './fake-documents.ts';

/** One call to the host. */
export interface HostAct {
  readonly name: keyof Host;
  readonly args: readonly unknown[];
}

/** A host that does nothing and records every call. Independent of any test framework, so that a remote can also run alone in it. */
export interface FakeHost extends Host {
  readonly acts: readonly HostAct[];
  /** Sends a live event to its listeners. */
  emit(event: LiveEvent): void;
}

export interface FakeHostSettings {
  /** Answer to every confirmation; yes by default. */
  readonly confirms?: boolean;
  /** Components that fill slots, by slot name. */
  readonly slots?: Readonly<Record<string, SlotComponent>>;
  /** Navigation entries of remotes; none by default. */
  readonly navigation?: readonly NavEntry[];
  /** The user's documents; none by default. */
  readonly documents?: Documents;
  readonly soundsOn?: boolean;
  readonly onAct?: (act: HostAct) => void;
}

export function createFakeHost({
  confirms = true,
  slots = {},
  navigation = [],
  documents = createFakeDocuments(),
  soundsOn = true,
  onAct,
}: FakeHostSettings = {}): FakeHost {
  const acts: HostAct[] = [];
  const listeners = new Map<LiveEventName, Set<(data: LiveEvent['data']) => void>>();
  const loading = new Map(Object.entries(slots).map(([name, component]) => [name, Promise.resolve(component)]));
  const note = (name: keyof Host, ...args: unknown[]) => {
    acts.push({ name, args });
    onAct?.({ name, args });
  };
  return {
    acts,
    emit: ({ event, data }) => listeners.get(event)?.forEach((listener) => listener(data)),
    openUpgrade: () => note('openUpgrade'),
    offerUpgrade: () => note('offerUpgrade'),
    showToast: (toast) => note('showToast', toast),
    dismissToast: () => note('dismissToast'),
    confirm: (question) => {
      note('confirm', question);
      return Promise.resolve(confirms);
    },
    alert: (text) => {
      note('alert', text);
      return Promise.resolve();
    },
    leave: () => note('leave'),
    onLiveEvent: (event, listener) => {
      const known = listeners.get(event) ?? new Set();
      // The map is keyed by the event's name, so a listener only ever gets the data of its own event.
      listeners.set(event, known.add(listener as (data: LiveEvent['data']) => void));
      return () => known.delete(listener as (data: LiveEvent['data']) => void);
    },
    documents,
    soundsOn,
    moveActivity: async (id, status) => ({
      queued: false,
      answer: await call(setActivityStatus, { params: { id }, body: { status } }),
    }),
    loadSlot: (name) => loading.get(name),
    navigation: () => navigation,
    retrySlot: (name) => {
      note('retrySlot', name);
      return Promise.resolve();
    },
    // No password dialog here: a call that needs it is refused as the server does.
    withPassword: async (act) => ({ answer: await act() }),
  };
}

interface MockHostProps {
  readonly host?: Host;
  readonly user?: Partial<SignedInUser>;
  readonly children: ReactNode;
}

/** The shell's providers around a remote: host, session and a query cache with the shell's defaults (1§9). The router is the caller's. */
export function MockHost({ host, user, children }: MockHostProps) {
  const [fakeHost] = useState(createFakeHost);
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ user: aUser(user) }}>
        <HostContext value={host ?? fakeHost}>{children}</HostContext>
      </SessionContext>
    </QueryClientProvider>
  );
}
