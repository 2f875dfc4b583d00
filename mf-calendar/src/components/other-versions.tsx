import type { SyncKind } from '@app/contract/sync';
import { Button } from '@app/shared-ui/components/button';
import {
  type OtherVersion,
  type ShownVersion,
  useHost,
  useStoredDocument,
  type VersionChoice,
} from '@app/shared-ui/host';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { otherVersionsCopy as copy } from '../copy/other-versions.es.ts';
import { textOf } from '../days/calendar-day.ts';
import { TextArea } from './text-controls.ts';

interface OtherVersionsProps {
  readonly kind: SyncKind;
  readonly documentKey: string;
  readonly field: string;
}

/**
 * Conflicting versions of a field, written elsewhere at the same time: shown beside the current one until the user has chosen (SYNC §1).
 */
export function OtherVersions({ kind, documentKey, field }: OtherVersionsProps) {
  const { documents } = useHost();
  const document = useStoredDocument(kind, documentKey);
  const others = document?.others.filter((other) => other.field === field) ?? [];
  return others.map((other) => (
    <Version
      key={other.key}
      other={other}
      current={textOf(document?.fields[field])}
      onChoose={(shown, choice) => documents.choose(kind, documentKey, shown, choice)}
    />
  ));
}

interface VersionProps {
  readonly other: OtherVersion;
  readonly current: string;
  readonly onChoose: (shown: ShownVersion, choice: VersionChoice) => Promise<void>;
}

function Version({ other, current, onChoose }: VersionProps) {
  const title = useId();
  const shown = { ...other, beside: current };
  const [joined, setJoined] = useState<{ readonly of: ShownVersion; readonly words: string } | null>(null);
  const join = async ({ of, words }: NonNullable<typeof joined>) => {
    await onChoose(of, { join: words });
    setJoined(null);
  };
  return (
    <Box role="group" aria-labelledby={title}>
      <strong id={title}>{copy.title}</strong>
      <p>{copy.from(other.device)}</p>
      {joined === null ? (
        <>
          <Side label={copy.yours} words={current} />
          <Side label={copy.other} words={other.value} />
          <Actions>
            <Button $variant="soft" onClick={() => void onChoose(shown, 'current')}>
              {copy.keepCurrent}
            </Button>
            <Button $variant="soft" onClick={() => void onChoose(shown, 'other')}>
              {copy.keepOther}
            </Button>
            <Button
              $variant="quiet"
              onClick={() => setJoined({ of: shown, words: `${current}\n${other.value}`.trim() })}
            >
              {copy.join}
            </Button>
            <Button $variant="quiet" onClick={() => void onChoose(shown, 'both')}>
              {copy.both}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <TextArea
            aria-label={copy.joined}
            rows={4}
            lang="es"
            value={joined.words}
            onChange={(event) => setJoined({ ...joined, words: event.target.value })}
          />
          <Actions>
            <Button $variant="soft" onClick={() => void join(joined)}>
              {copy.saveJoined}
            </Button>
            <Button $variant="quiet" onClick={() => setJoined(null)}>
              {copy.cancel}
            </Button>
          </Actions>
        </>
      )}
    </Box>
  );
}

function Side({ label, words }: { readonly label: string; readonly words: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <blockquote>{words.trim() ? words : copy.blank}</blockquote>
    </figure>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  /* A pasted address would widen the whole page. */
  overflow-wrap: anywhere;

  p,
  figcaption {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  figure,
  blockquote {
    margin: 0;
  }

  blockquote {
    font-family: var(--font-serif);
    white-space: pre-wrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    background: var(--surface-raised);
  }
`;
