import { createContext, use } from 'react';
import type { LiveHub } from './live-hub.ts';

export const LiveHubContext = createContext<LiveHub | null>(null);

/** The page's live hub. @throws Error outside of a signed-in page */
export function useLiveHub(): LiveHub {
  const hub = use(LiveHubContext);
  if (!hub) throw new Error('useLiveHub was called outside of ShellHost');
  return hub;
}
