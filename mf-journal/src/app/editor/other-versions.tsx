import { type ShownVersion, useHost, type VersionChoice } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import { OtherVersionCard } from '../../features/versions/other-version-card.tsx';
import type { DraftSession } from './use-draft.ts';
import { useSettledEntry } from './use-settled-entry.ts';

interface OtherVersionsProps {
  readonly entryKey: string;
  readonly whileClosed: DraftSession['whileClosed'];
}

type Joins = Readonly<Record<string, ShownVersion | undefined>>;

/**
 * Conflicting versions of the user's text, to be resolved before writing on. They are rendered above the form, which is remounted when the
 * entry is reopened: a text being joined must survive that, and also the resolution of its version elsewhere.
 */
export function OtherVersions({ entryKey, whileClosed }: OtherVersionsProps) {
  const { documents, showToast } = useHost();
  const { fields = {}, others = [] } = useSettledEntry(entryKey) ?? {};
  const [joins, setJoins] = useState<Joins>({});
  const shown = others.map((other) => ({ ...other, beside: wordsOf(fields[other.field]) }));
  const settledElsewhere = Object.values(joins).filter((join) => join && !others.some(({ key }) => key === join.key));
  const join = (key: string, joining: ShownVersion | undefined) =>
    setJoins((before) => ({ ...before, [key]: joining }));
  const choose = async (version: ShownVersion, choice: VersionChoice) => {
    try {
      await whileClosed(() => documents.choose('entry', entryKey, version, choice));
      join(version.key, undefined);
    } catch {
      showToast({ title: editorCopy.error, description: versionsCopy.failed, tone: 'error' });
    }
  };
  return [...shown, ...settledElsewhere].map(
    (version) =>
      version && (
        <Place key={version.key}>
          <OtherVersionCard
            shown={version}
            joining={joins[version.key]}
            onJoin={(joining) => join(version.key, joining)}
            onChoose={choose}
          />
        </Place>
      ),
  );
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const Place = styled.div`
  margin: 12px 0 24px;
`;
