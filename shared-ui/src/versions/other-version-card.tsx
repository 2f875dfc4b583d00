import { useHost } from '@app/shared-ui/host';
import { GitMerge } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/button.tsx';
import { otherVersionsCopy as copy } from '../copy/other-versions.es.ts';
import { compareVersions } from './compare-versions.ts';
import { Actions, VersionCard, VersionWords } from './version-parts.ts';

export type VersionAnswer = 'here' | 'other' | 'join' | 'both';

interface OtherVersionCardProps {
  /** What the user sees in the field. */
  readonly here: string;
  readonly there: string;
  /** Where `there` was written; empty if unknown. */
  readonly device: string;
  /** What becomes of 'Guardar las dos', where that is not plain. */
  readonly bothHint?: ReactNode;
  /** Shows a version that is no words: the two are not compared then, nor joined. */
  readonly show?: (version: string) => ReactNode;
  readonly onChoose: (answer: VersionAnswer) => Promise<void>;
}

/** A conflicting version, written elsewhere at the same time (SYNC §1): the user keeps one, joins them, or keeps both. Until then both stay. */
export function OtherVersionCard({ here, there, device, bothHint, show, onChoose }: OtherVersionCardProps) {
  const id = useId();
  const { showToast, dismissToast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const choose = async (answer: VersionAnswer) => {
    dismissToast();
    setBusy(true);
    try {
      await onChoose(answer);
      if (answer === 'join') showToast({ title: copy.joined.title, description: copy.joined.text });
    } catch {
      showToast({ title: copy.error, description: copy.failed, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const button = (answer: VersionAnswer, label: string) => (
    <Button type="button" $variant="soft" disabled={isBusy} onClick={() => void choose(answer)}>
      {label}
    </Button>
  );
  return (
    <VersionCard role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <GitMerge aria-hidden size={18} />
        {copy.title}
      </h3>
      <p>{copy.text(device)}</p>
      <Both>
        {show ? (
          <>
            <Version title={copy.drawnHere}>{show(here)}</Version>
            <Version title={copy.drawnThere(device)}>{show(there)}</Version>
          </>
        ) : (
          <ComparedWords here={here} there={there} device={device} />
        )}
      </Both>
      <Actions>
        {button('here', copy.keepHere)}
        {button('other', copy.keepOther)}
        {show ? null : button('join', copy.join)}
        {button('both', copy.both)}
      </Actions>
      {bothHint}
    </VersionCard>
  );
}

function ComparedWords({ here, there, device }: Pick<OtherVersionCardProps, 'here' | 'there' | 'device'>) {
  const compared = compareVersions(here, there);
  return (
    <>
      <Words title={copy.here} whole={here} own={compared.here} {...compared} />
      <Words title={copy.there(device)} whole={there} own={compared.there} {...compared} />
    </>
  );
}

interface VersionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Version = ({ title, children }: VersionProps) => (
  <div>
    <h4>{title}</h4>
    {children}
  </div>
);

interface WordsProps {
  readonly title: string;
  readonly whole: string;
  readonly start: string;
  /** What this version alone says, marked if there is anything that both say. */
  readonly own: string;
  readonly end: string;
}

function Words({ title, whole, start, own, end }: WordsProps) {
  const isMarked = own.trim() !== '' && start + end !== '';
  return (
    <Version title={title}>
      <VersionWords>
        {isMarked ? (
          <>
            {start}
            <mark>{own}</mark>
            {end}
          </>
        ) : (
          whole.trim() || copy.empty
        )}
      </VersionWords>
    </Version>
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

  mark {
    border-radius: 4px;
    background: var(--accent-soft);
    color: inherit;
  }
`;
