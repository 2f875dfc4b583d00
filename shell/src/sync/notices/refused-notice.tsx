import { syncCopy } from '../../copy/sync-notices.es.ts';
import { useSyncValue } from '../sync-context.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';

const { refused: copy } = syncCopy;

/** Which words the server has no room for or will not have, and that they are here: above whatever page is open. */
export function RefusedNotice({ onDownload }: { readonly onDownload: () => void }) {
  const all = useSyncValue(({ cache }) => cache.countRefused());
  const versions = useSyncValue(({ cache }) => cache.countRefused('versions'));
  const full = useSyncValue(({ cache }) => cache.countRefused('account_full'));
  const others = all - versions - full;
  const texts = [
    versions > 0 ? [copy.versions] : [],
    full > 0 ? [copy.accountFull] : [],
    others > 0 ? [copy.banner(others)] : [],
  ].flat();
  return texts.map((text) => <NoticeBar key={text} text={text} action={copy.download} onAction={onDownload} />);
}
