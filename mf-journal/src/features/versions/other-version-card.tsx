import { Button } from '@app/shared-ui/components/button';
import type { ShownVersion, VersionChoice } from '@app/shared-ui/host';
import { GitMerge } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { versionsCopy } from '../../copy/versions.es.ts';
import { JoinedWords } from './joined-words.tsx';
import { Actions, Hint, VersionCard, VersionWords } from './version-parts.ts';

interface OtherVersionCardProps {
  readonly shown: ShownVersion;
  /** The version that the user is joining with the current text, both as they were when the joining began. */
  readonly joining: ShownVersion | undefined;
  readonly onJoin: (joining: ShownVersion | undefined) => void;
  readonly onChoose: (shown: ShownVersion, choice: VersionChoice) => Promise<void>;
}

/** A conflicting version, written elsewhere at the same time: the user keeps one, joins them, or keeps both. Until then both stay. */
export function OtherVersionCard({ shown, joining, onJoin, onChoose }: OtherVersionCardProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const choose = async (of: ShownVersion, choice: VersionChoice) => {
    setBusy(true);
    await onChoose(of, choice).finally(() => setBusy(false));
  };
  return (
    <VersionCard aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <GitMerge aria-hidden size={18} />
        {versionsCopy.title}
      </h3>
      <p>{versionsCopy.text(shown.device)}</p>
      {joining ? (
        <JoinedWords
          joined={`${joining.beside}\n\n${joining.value}`}
          isBusy={isBusy}
          onAccept={(words) => void choose(joining, { join: words })}
          onCancel={() => onJoin(undefined)}
        />
      ) : (
        <>
          <Both>
            <Words title={versionsCopy.mine} text={shown.beside} />
            <Words title={versionsCopy.other(shown.device)} text={shown.value} />
          </Both>
          <Actions>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose(shown, 'current')}>
              {versionsCopy.keepMine}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose(shown, 'other')}>
              {versionsCopy.keepOther}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => onJoin(shown)}>
              {versionsCopy.join}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose(shown, 'both')}>
              {versionsCopy.both}
            </Button>
          </Actions>
          <Hint>{versionsCopy.bothHint}</Hint>
        </>
      )}
    </VersionCard>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h4>{title}</h4>
      <VersionWords>{text || versionsCopy.empty}</VersionWords>
    </div>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 12px;

  h4 {
    margin: 0 0 4px;
    font: 600 0.875rem / 1.4 var(--font-sans);
  }
`;
