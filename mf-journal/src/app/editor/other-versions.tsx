import { useHost } from '@app/shared-ui/host';
import { joinVersions } from '@app/shared-ui/versions/compare-versions';
import { OtherVersionCard, type VersionAnswer } from '@app/shared-ui/versions/other-version-card';
import { Hint } from '@app/shared-ui/versions/version-parts';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { versionsCopy } from '../../copy/versions.es.ts';
import { isInkField } from '../../entries/entry-drawings.ts';
import { InkVersion } from './ink-version.tsx';
import type { DraftSession } from './use-draft.ts';
import type { SettledVersion } from './use-settled-versions.ts';

interface OtherVersionsProps {
  readonly entryKey: string;
  readonly versions: readonly SettledVersion[];
  readonly session: DraftSession;
  /** Has the focus where the user must choose first. */
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * Conflicting versions of the user's text. They stand above the form, which is remounted when the entry is reopened with what was chosen;
 * two that are joined are then the text on the page.
 */
export function OtherVersions({ entryKey, versions, session, ref }: OtherVersionsProps) {
  const { documents } = useHost();
  const { whileClosed } = session;
  const choose = (version: SettledVersion, answer: VersionAnswer) =>
    whileClosed(() => {
      const { other, beside, isHere } = version;
      const shown = { ...other, beside };
      if (answer === 'both') return documents.choose('entry', entryKey, shown, 'both');
      if (answer !== 'join')
        return documents.choose('entry', entryKey, shown, (answer === 'here') === isHere ? 'other' : 'current');
      // What was typed while the card was on the screen is in the field by now, and belongs to the text too.
      const text = documents.get('entry', entryKey)?.fields[other.field];
      const field = typeof text === 'string' ? text : beside;
      const join = isHere ? joinVersions(other.value, field) : joinVersions(field, other.value);
      return documents.choose('entry', entryKey, { ...other, beside: field }, { join });
    });
  if (versions.length === 0) return null;
  return (
    <Versions ref={ref} tabIndex={-1}>
      {versions.map((version) => {
        const { other, beside, isHere } = version;
        if (isInkField(other.field))
          return session.state === 'open' ? (
            <InkVersion key={`${other.key} ${isHere}`} entryKey={entryKey} version={version} session={session} />
          ) : null;
        return (
          <OtherVersionCard
            key={other.key}
            here={isHere ? other.value : beside}
            there={isHere ? beside : other.value}
            device={isHere ? '' : other.device}
            bothHint={<Hint>{versionsCopy.bothHint}</Hint>}
            onChoose={(answer) => choose(version, answer)}
          />
        );
      })}
    </Versions>
  );
}

const Versions = styled.div`
  display: grid;
  gap: 24px;
  margin: 12px 0 24px;
`;
