import type { Host } from '@app/shared-ui/host';
import { documentsForRemotes, ownDocumentsOf } from '@app/shared-ui/own/own-documents-of';

/**
 * The host of each remote, by its name: the shell's, with the remote's own documents. The same one each time, and frozen: no remote replaces a
 * function that another calls.
 */
export function hostsOfRemotes(host: Host): (remote: string) => Host {
  const hosts = new Map<string, Host>();
  const documents = Object.freeze(documentsForRemotes(host.documents));
  return (remote) => {
    const known = hosts.get(remote);
    if (known) return known;
    const own = Object.freeze(ownDocumentsOf(host.documents, remote));
    const made = Object.freeze({ ...host, documents, own });
    hosts.set(remote, made);
    return made;
  };
}
