import type { SignedInUser } from '@app/contract/sign-in';
import type { LiveEvent } from '@app/contract/live-events';
import type { Host } from '@app/shared-ui/host';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { type CallAnswer, createFakeFetch } from './fake-answers.ts';
import { createFakeHost, type FakeHostSettings, MockHost } from './mock-host.tsx';

export type { CallAnswer, FakeAnswer } from './fake-answers.ts';

export interface Scene extends FakeHostSettings {
  readonly ui?: ReactNode;
  /** A remote's routes, instead of `ui`. */
  readonly routes?: RouteObject[];
  /** Address of the page: path, query and hash. */
  readonly path?: string;
  /** History state that a link has left there. */
  readonly state?: unknown;
  readonly user?: Partial<SignedInUser>;
  readonly answers?: readonly CallAnswer[];
  /** Whether no call arrives, whatever the answers. */
  readonly isOffline?: boolean;
}

/** Makes the given endpoints answer until the test ends. @returns the calls */
export function answerCalls(...answers: CallAnswer[]) {
  return fakeCalls(createFakeFetch(answers));
}

function fakeCalls({ calls, fetch }: ReturnType<typeof createFakeFetch>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  return calls;
}

/** Renders a component of a remote: `renderWithHost(<Card />, [getWeek, { body: week }])`. For pages that load lazily: `renderInHost`. */
export function renderWithHost(ui: ReactNode, ...answers: CallAnswer[]) {
  return mount({ ui, answers });
}

/**
 * Renders whatever the scene says and waits for what loads lazily.
 * @returns Testing Library's queries and: `host`, whose functions are jest mocks; `emit` for live events; `calls` that left the page;
 *   `cached()` for what the query cache remembers; `askAgain()` for what the shell does when the live channel is back; `location()`;
 *   `user` who clicks and types
 */
export function renderInHost(scene: Scene) {
  // Awaited, or what suspends in the first render would never resolve.
  return act(async () => mount(scene));
}

function mount({ ui, routes, path = '/', state, user: facts, answers = [], isOffline, ...settings }: Scene) {
  const calls = fakeCalls(createFakeFetch(answers, isOffline));
  const { emit, acts: _, ...functions } = createFakeHost(settings);
  const host = {
    openUpgrade: jest.fn(functions.openUpgrade),
    offerUpgrade: jest.fn(functions.offerUpgrade),
    showToast: jest.fn(functions.showToast),
    dismissToast: jest.fn(functions.dismissToast),
    confirm: jest.fn(functions.confirm),
    alert: jest.fn(functions.alert),
    leave: jest.fn(functions.leave),
    onLiveEvent: functions.onLiveEvent,
    documents: functions.documents,
    soundsOn: functions.soundsOn,
    moveActivity: jest.fn(functions.moveActivity),
    loadSlot: functions.loadSlot,
    navigation: functions.navigation,
    retrySlot: jest.fn(functions.retrySlot),
    withPassword: functions.withPassword,
  } satisfies Host;
  let location = path;
  let queryClient: QueryClient | undefined;
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MockHost host={host} user={facts}>
      <MemoryRouter initialEntries={[state === undefined ? path : entryAt(path, state)]}>
        <Whereabouts onChange={(next) => (location = next)} />
        <Cache onFound={(found) => (queryClient = found)} />
        {routes ? <Routed routes={routes} /> : ui}
      </MemoryRouter>
    </MockHost>,
  );
  return {
    ...view,
    host,
    user,
    emit: (event: LiveEvent) => act(() => emit(event)),
    /** All data of the query cache, of queries and of mutations. */
    cached: () =>
      JSON.stringify([queryClient?.getQueryCache().getAll(), queryClient?.getMutationCache().getAll()].map(statesOf)),
    askAgain: () => act(() => void queryClient?.invalidateQueries()),
    calls,
    location: () => location,
  };
}

function entryAt(path: string, state: unknown) {
  const { pathname, search, hash } = new URL(path, window.location.href);
  return { pathname, search, hash, state };
}

const statesOf = (entries: readonly { readonly state: unknown }[] | undefined) => entries?.map(({ state }) => state);

function Routed({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

function Whereabouts({ onChange }: { readonly onChange: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(`${pathname}${search}${hash}`);
  return null;
}

function Cache({ onFound }: { readonly onFound: (queryClient: QueryClient) => void }) {
  onFound(useQueryClient());
  return null;
}
