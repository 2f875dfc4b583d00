import { signedInCopy } from '../copy/signed-in.es.ts';
import { NoticeBar } from '../ui/notice-bar.tsx';

/** Announces a new version: it applies with the next page, or now if the user wants. */
export function UpdateNotice({ onTake }: { readonly onTake: () => void }) {
  return <NoticeBar text={signedInCopy.update.text} action={signedInCopy.update.take} onAction={onTake} />;
}
