import { textOf } from '@app/contract/field-edits';
import type { SyncKind } from '@app/contract/sync';
import { useHost, useStoredDocument, type VersionChoice } from '@app/shared-ui/host';
import { joinVersions } from '@app/shared-ui/versions/compare-versions';
import { OtherVersionCard, type VersionAnswer } from '@app/shared-ui/versions/other-version-card';

interface OtherVersionsProps {
  readonly kind: SyncKind;
  readonly documentKey: string;
  readonly field: string;
  readonly onChosen?: (answer: VersionAnswer) => void;
}

/**
 * Conflicting versions of a field, written elsewhere at the same time: shown beside the current one until the user has chosen (SYNC §1).
 */
export function OtherVersions({ kind, documentKey, field, onChosen }: OtherVersionsProps) {
  const { documents } = useHost();
  const document = useStoredDocument(kind, documentKey);
  const others = document?.others.filter((other) => other.field === field) ?? [];
  const here = textOf(document?.fields[field]);
  return others.map((other) => (
    <OtherVersionCard
      key={other.key}
      here={here}
      there={other.value}
      device={other.device}
      onChoose={async (answer) => {
        const choices: Record<VersionAnswer, VersionChoice> = {
          here: 'current',
          other: 'other',
          both: 'both',
          join: { join: joinVersions(here, other.value) },
        };
        await documents.choose(kind, documentKey, { ...other, beside: here }, choices[answer]);
        onChosen?.(answer);
      }}
    />
  ));
}
