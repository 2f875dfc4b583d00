import { signedInCopy } from '../copy/signed-in-es.ts';
import { NoticeBar } from '../sync/notices/notice-bar.tsx';

/** A new version is there: it comes with the next page, or now if she wants. */
export function UpdateNotice({ onTake }: { readonly onTake: () => void }) {
  return <NoticeBar text={signedInCopy.update.text} action={signedInCopy.update.take} onAction={onTake} />;
}
