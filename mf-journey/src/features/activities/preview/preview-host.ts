import type { DocumentEdit, Documents, Host } from '@app/shared-ui/host';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { NoJournal } from './no-journal.tsx';

/**
 * The host of a card in a preview: it reads nothing of the account's, and instead of keeping something it says that nothing is kept. It has
 * no part of other remotes: they keep what is written in them.
 */
export function previewHost(host: Host): Host {
  const tell = () => host.showToast({ title: activitiesCopy.previewKeepsNothing });
  return {
    ...host,
    documents: previewDocuments(host.documents, tell),
    moveActivity: () => {
      tell();
      return Promise.resolve({ queued: true });
    },
    // What a part reports of its own success did not happen here.
    showToast: () => undefined,
    openUpgrade: tell,
    offerUpgrade: () => undefined,
    loadSlot: (name) => (name === 'activity-journal' ? noJournal : undefined),
  };
}

/** The same promise at each call. */
const noJournal = Promise.resolve(NoJournal);

const EMPTY: readonly [] = [];
const nothing = () => undefined;
const NO_EDIT: DocumentEdit = { opened: undefined, set: nothing, flush: () => Promise.resolve(), close: nothing };

function previewDocuments(documents: Documents, tell: () => void): Documents {
  const refuse = () => {
    tell();
    return Promise.resolve();
  };
  return {
    ...documents,
    status: () => ({ isReady: true, isPersistent: true, waiting: 0 }),
    list: () => EMPTY,
    get: nothing,
    subscribe: () => nothing,
    open: () => Promise.resolve(NO_EDIT),
    begin: () => NO_EDIT,
    set: refuse,
    remove: refuse,
    choose: refuse,
    refresh: () => Promise.resolve(),
    keepDrawing: () => Promise.resolve(''),
    drawing: () => Promise.resolve(undefined),
  };
}
