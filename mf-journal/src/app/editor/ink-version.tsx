import { textOf } from '@app/contract/field-edits';
import { useHost } from '@app/shared-ui/host';
import { OtherVersionCard, type VersionAnswer } from '@app/shared-ui/versions/other-version-card';
import { Hint } from '@app/shared-ui/versions/version-parts';
import { useEffect, useState } from 'react';
import { versionsCopy } from '../../copy/versions.es.ts';
import { pictureOf } from '../../ink/ink-picture.ts';
import { parseInk } from '../../ink/ink.ts';
import { ShownInk } from '../../ink/shown-ink.tsx';
import type { DraftSession } from './use-draft.ts';
import { useField } from './use-field.ts';
import type { SettledVersion } from './use-settled-versions.ts';

interface InkVersionProps {
  readonly entryKey: string;
  readonly version: SettledVersion;
  readonly session: Extract<DraftSession, { state: 'open' }>;
}

/** Conflicting versions of what was written by hand, both drawn. */
export function InkVersion({ entryKey, version: { other, isHere }, session }: InkVersionProps) {
  const { documents } = useHost();
  const onPage = textOf(useField(session.draft, other.field));
  const stored = useStoredInk(entryKey, other.field);
  const [before] = useState(onPage);
  // The page does not follow ink from elsewhere; what is drawn on it since is the field's.
  const beside = isHere || onPage === before ? stored : onPage;
  if (beside === undefined) return null;
  const keepPicture = async () => {
    // Where no canvas can be drawn ink has no picture, and is chosen without.
    const png = await pictureOf(parseInk(other.value)).catch(() => undefined);
    return png && documents.keepDrawing(png);
  };
  const choose = async (answer: VersionAnswer) => {
    const choice = answer === 'both' ? 'both' : (answer === 'here') === isHere ? 'other' : 'current';
    const picture = choice === 'current' ? undefined : await keepPicture();
    await session.whileClosed(() => documents.choose('entry', entryKey, { ...other, beside, picture }, choice));
  };
  return (
    <OtherVersionCard
      here={isHere ? other.value : beside}
      there={isHere ? beside : other.value}
      device={isHere ? '' : other.device}
      bothHint={<Hint>{versionsCopy.bothHint}</Hint>}
      show={shown}
      onChoose={choose}
    />
  );
}

const shown = (strokes: string) => (
  <ShownInk label={strokes === '' ? versionsCopy.blank : versionsCopy.drawn} strokes={strokes} />
);

/** The ink that a field had when the card came up, from the device: lists do without it. `undefined` until it is read. */
function useStoredInk(entryKey: string, field: string): string | undefined {
  const { documents } = useHost();
  const [stored, setStored] = useState<string>();
  useEffect(() => {
    let left = false;
    documents.open('entry', entryKey).then(
      (edit) => {
        edit.close();
        if (!left) setStored(textOf(edit.opened?.fields[field]));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [documents, entryKey, field]);
  return stored;
}
