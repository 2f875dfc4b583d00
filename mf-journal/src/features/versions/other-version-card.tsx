import { Button } from '@app/shared-ui/components/button';
import { editable } from '@app/shared-ui/components/field';
import type { OtherVersion, VersionChoice } from '@app/shared-ui/host';
import { GitMerge } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { versionsCopy } from '../../copy/versions.es.ts';

interface OtherVersionCardProps {
  readonly other: OtherVersion;
  /** The words that stand in the field now. */
  readonly current: string;
  readonly onChoose: (choice: VersionChoice) => Promise<void>;
}

/** Words that were written elsewhere at the same time: she keeps one, joins them, or keeps both. Until then both stay. */
export function OtherVersionCard({ other, current, onChoose }: OtherVersionCardProps) {
  const id = useId();
  const [joining, setJoining] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (choice: VersionChoice) => {
    setBusy(true);
    await onChoose(choice).finally(() => setBusy(false));
  };
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <GitMerge aria-hidden size={18} />
        {versionsCopy.title}
      </h3>
      <p>{versionsCopy.text(other.device)}</p>
      {joining === null ? (
        <>
          <Both>
            <Words title={versionsCopy.mine} text={current} />
            <Words title={versionsCopy.other(other.device)} text={other.value} />
          </Both>
          <Actions>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose('current')}>
              {versionsCopy.keepMine}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose('other')}>
              {versionsCopy.keepOther}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => setJoining(`${current}\n\n${other.value}`)}>
              {versionsCopy.join}
            </Button>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose('both')}>
              {versionsCopy.both}
            </Button>
          </Actions>
          <Hint>{versionsCopy.bothHint}</Hint>
        </>
      ) : (
        <>
          <label htmlFor={`${id}-join`}>{versionsCopy.joined}</label>
          <Joined
            id={`${id}-join`}
            lang="es"
            spellCheck
            rows={8}
            value={joining}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setJoining(event.currentTarget.value)}
          />
          <Hint id={`${id}-hint`}>{versionsCopy.joinHint}</Hint>
          <Actions>
            <Button $variant="soft" disabled={isBusy} onClick={() => void choose({ join: joining })}>
              {versionsCopy.joinAccept}
            </Button>
            <Button $variant="quiet" disabled={isBusy} onClick={() => setJoining(null)}>
              {versionsCopy.joinCancel}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <h4>{title}</h4>
      <blockquote>{text || versionsCopy.empty}</blockquote>
    </div>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border-radius: 16px;
  background: var(--accent-soft);

  h3 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1.125rem;
  }

  label {
    font-weight: 600;
  }
`;

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 12px;

  h4 {
    margin: 0 0 4px;
    font: 600 0.875rem / 1.4 var(--font-sans);
  }

  blockquote {
    max-height: 32dvh;
    margin: 0;
    padding: 14px 16px;
    overflow: auto;
    border-radius: 12px;
    background: var(--surface-raised);
    font: 400 1.0625rem / 1.6 var(--font-serif);
    white-space: pre-wrap;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 8px 16px;
    background: var(--surface-raised);
    font-size: 0.9375rem;
  }
`;

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Joined = styled.textarea`
  ${editable}
  max-height: 50dvh;
  font: 400 1.0625rem / 1.6 var(--font-serif);
  field-sizing: content;
`;
