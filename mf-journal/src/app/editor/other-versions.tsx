import { useHost, type OtherVersion, type VersionChoice } from '@app/shared-ui/host';
import { editorCopy } from '../../copy/editor.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import { useOfDocuments } from '../../entries/use-entries.ts';
import { OtherVersionCard } from '../../features/versions/other-version-card.tsx';
import type { Draft } from './draft.ts';

interface OtherVersionsProps {
  readonly entryKey: string;
  readonly draft: Draft;
  readonly around: (act: () => Promise<void>) => Promise<void>;
}

/** Other versions of her words, to be settled before she writes on. */
export function OtherVersions({ entryKey, draft, around }: OtherVersionsProps) {
  const { documents, showToast } = useHost();
  // Drawn again when another version comes or goes, not at each keystroke.
  useOfDocuments(() =>
    documents
      .get('entry', entryKey)
      ?.others.map(({ key }) => key)
      .join(),
  );
  const choose = async (other: OtherVersion, choice: VersionChoice) => {
    try {
      await around(() => documents.choose('entry', entryKey, other, choice));
    } catch {
      showToast({ title: editorCopy.error, description: versionsCopy.failed, tone: 'error' });
    }
  };
  return documents
    .get('entry', entryKey)
    ?.others.map((other) => (
      <OtherVersionCard
        key={other.key}
        other={other}
        current={wordsIn(draft, other.field)}
        onChoose={(choice) => choose(other, choice)}
      />
    ));
}

function wordsIn(draft: Draft, field: string): string {
  const value = draft.field(field);
  return typeof value === 'string' ? value : '';
}
