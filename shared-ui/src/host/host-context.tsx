import type { setActivityStatus } from '@app/contract/activities';
import type { BodyOf, ResponseOf } from '@app/contract/endpoint';
import type { LiveEventData, LiveEventName } from '@app/contract/live-events';
import type { NavEntry } from '@app/contract/registry';
import type { SignedInUser } from '@app/contract/sign-in';
import { type ComponentType, createContext, use } from 'react';
import type { Documents } from '@app/contract/documents';

/** A transient message; at most one is shown (1§9). */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `error` stays until dismissed and is not replaced by a success (D26). */
  readonly tone?: 'info' | 'error';
  /** Default 5000 ms with a description, 2500 without: time to read them; settings use 2000 (2§8). Ignored for errors. */
  readonly durationMs?: number;
}

/** A question, answered in an alert dialog on the page (D26). */
export interface Question {
  readonly title?: string;
  readonly text: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Marks an action that cannot be undone. */
  readonly destructive?: boolean;
}

/** Status that an activity is advanced to. */
export type ActivityMove = BodyOf<typeof setActivityStatus>['status'];

/** Result of moving an activity: the server's answer, or that the change is queued. */
export type MovedActivity =
  | { readonly queued: false; readonly answer: ResponseOf<typeof setActivityStatus> }
  | { readonly queued: true };

/** A component that fills a slot; its props are those of the slot. */
export type SlotComponent = ComponentType<Record<string, unknown>>;

/** The contract between the shell and remotes. Its version is HOST_CONTRACT; a breaking change needs a decision record (D30). */
export interface Host {
  /** Opens the premium modal (D32). */
  openUpgrade(): void;
  /** Opens it where the user has not asked for it: only if it has not been open in this visit. */
  offerUpgrade(): void;
  showToast(toast: ToastMessage): void;
  /** Hides the shown message: what it reported is being tried again, and a success has to be seen (D26). */
  dismissToast(): void;
  confirm(question: Question): Promise<boolean>;
  alert(text: string): Promise<void>;
  /** Leaves to a neutral page at once, as the quick exit of the page's header; Back does not return here (D28). */
  leave(): void;
  /** Subscribes to the live channel. @returns a function that unsubscribes */
  onLiveEvent<N extends LiveEventName>(event: N, listener: (data: LiveEventData<N>) => void): () => void;
  /**
   * The component that a remote provides for a slot; `undefined` when no remote fills it. The same promise for the same name until retried.
   */
  loadSlot(name: string): Promise<SlotComponent> | undefined;
  /** The navigation entries of remotes without a place in the bar as they are now, in order. */
  navigation(): readonly NavEntry[];
  /** The user's documents: stored on this device first, synchronised by the shell (SYNC). */
  readonly documents: Documents;
  /**
   * Moves an activity forward, also without a network: the PATCH is then queued and sent in order, and `queued` is true (SYNC §3).
   * @throws ApiError when the server refuses it at once
   */
  moveActivity(activityId: number, status: ActivityMove): Promise<MovedActivity>;
  /** Whether the user wants sounds (settings). */
  readonly soundsOn: boolean;
  /** Evicts a failed slot, so that the next `loadSlot` loads it again. */
  retrySlot(name: string): Promise<void>;
  /**
   * Does what the server may want the password for again (403 `confirmationRequired`): asks for it on the page, and retries until it succeeds
   * or the user cancels.
   * @returns `null` when the user cancels
   * @throws whatever else the act throws
   */
  withPassword<T>(act: () => Promise<T>): Promise<{ readonly answer: T } | null>;
}

/** Provided by the shell, or by `MockHost`; read it by `useHost`. */
export const HostContext = createContext<Host | null>(null);

/** The host of this page. @throws Error outside a host: the component was rendered without shell or MockHost */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost was called outside of a host: is @app/shared-ui/host there twice?');
  return host;
}

/** The signed-in user. */
export interface Session {
  readonly user: SignedInUser;
}

/** Provided on pages behind the sign-in; read it by `useSession`. */
export const SessionContext = createContext<Session | null>(null);

/** @throws Error on public pages, where there is no session */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession was called where nobody is signed in');
  return session;
}
