import type { LiveEvent, LiveEventData, LiveEventName } from '@app/contract/live-events';

/** Where the page subscribes to live events; the socket that feeds it loads after the session is known. */
export interface LiveHub {
  on<N extends LiveEventName>(event: N, listener: (data: LiveEventData<N>) => void): () => void;
  /** Called when the channel opens for the first time. */
  onOpen(listener: () => void): () => void;
  /** Called when events may have been missed. There is no replay: listeners pull. */
  onCatchUp(listener: () => void): () => void;
  dispatch(event: LiveEvent): void;
  opened(): void;
  catchUp(): void;
}

type Listener = (data: LiveEvent['data']) => void;

export function createLiveHub(): LiveHub {
  const listeners = new Map<LiveEventName, Set<Listener>>();
  const openListeners = new Set<() => void>();
  const catchUpListeners = new Set<() => void>();
  const addTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  return {
    on: (event, listener) => {
      // The map is keyed by the event's name, so a listener gets only data of its own event.
      const known = listeners.get(event) ?? new Set<Listener>();
      listeners.set(event, known.add(listener as Listener));
      return () => known.delete(listener as Listener);
    },
    onOpen: addTo(openListeners),
    onCatchUp: addTo(catchUpListeners),
    dispatch: ({ event, data }) => listeners.get(event)?.forEach((listener) => listener(data)),
    opened: () => openListeners.forEach((listener) => listener()),
    catchUp: () => catchUpListeners.forEach((listener) => listener()),
  };
}
