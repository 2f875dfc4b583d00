import type { AppDeps } from './app-deps.ts';
import type { FeedListener } from './platform/live/change-feed.ts';
import type { LiveSockets } from './platform/live/live-sockets.ts';
import { eventOfStatusChange } from './resources/programme/progress/progress-events.ts';

/** What a process does at a change in the database: it tells its open pages, and forgets what it keeps of the former state. */
export function feedListener(deps: AppDeps, sockets: LiveSockets): FeedListener {
  const { sessions, vaults, registry, programme, journalRevisions, health, metrics } = deps;
  return {
    onEvent: (event) => {
      if (event.uid) journalRevisions.changed(event.uid.toString());
      sockets.deliver(event);
      metrics.eventArrived(event.at, new Date());
    },
    onProgressChanged: (userId, fields) => sockets.deliver(eventOfStatusChange(userId, fields)),
    onSessionEnded: (sessionId) => sessions.sessionEnded(sessionId),
    onSessionChanged: (sessionId) => sessions.forgetSession(sessionId),
    onUserChanged: (userId) => {
      sessions.forgetUser(userId);
      vaults.forget(userId); // the user may have deleted the account, and with it the data key
    },
    onRegistryChanged: () => registry.forget(),
    onContentChanged: () => programme.changed(),
    onAlive: (isAlive) => {
      health.noteFeed(isAlive);
      sessions.trustCache(isAlive);
      registry.trustCache(isAlive);
      journalRevisions.trustCache(isAlive);
    },
    onGap: () => void sockets.closeAll(),
  };
}
