import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useHost, useSession } from '@app/shared-ui/host';
import { blockOfStage, weekOfStage } from '@app/contract/programme';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';

interface LockedTextProps {
  readonly preview: string | undefined;
  readonly opener: { readonly stageId: number } | { readonly blockId: number } | undefined;
}

const { preview: copy } = libraryCopy;

/** The beginning of a locked text, with a friendly reason. The blurred lines behind are decoration: the locked text is not in the page. */
export function LockedText({ preview, opener }: LockedTextProps) {
  const { openUpgrade } = useHost();
  const { hasPremiumAccess } = useSession().user;
  return (
    <Place>
      {preview ? (
        <>
          <Label>{copy.label}</Label>
          <Beginning>{preview}</Beginning>
        </>
      ) : null}
      <Blurred aria-hidden="true">
        {[96, 88, 93, 62].map((width) => (
          <span key={width} style={{ width: `${width}%` }} />
        ))}
      </Blurred>
      <Why>
        <Lock aria-hidden size={20} />
        {hasPremiumAccess && opener ? (
          <Progress opener={opener} />
        ) : (
          <>
            <h2>{copy.premiumTitle}</h2>
            <p>{copy.premiumText}</p>
            <Button onClick={openUpgrade}>{copy.premiumAction}</Button>
          </>
        )}
      </Why>
    </Place>
  );
}

function Progress({ opener }: { readonly opener: NonNullable<LockedTextProps['opener']> }) {
  const stageId = 'stageId' in opener ? opener.stageId : undefined;
  const blockId = 'stageId' in opener ? blockOfStage(opener.stageId) : opener.blockId;
  return (
    <>
      <h2>{stageId ? copy.stageTitle(blockId, weekOfStage(stageId)) : copy.blockTitle(blockId)}</h2>
      <p>{copy.progressText}</p>
      {stageId ? (
        <ButtonLink to={`/block/${blockId}/etapa/${stageId}`}>{copy.stageAction(weekOfStage(stageId))}</ButtonLink>
      ) : (
        <ButtonLink to={`/block/${blockId}`}>{copy.blockAction(blockId)}</ButtonLink>
      )}
    </>
  );
}

const Place = styled.section`
  display: grid;
  gap: 12px;
  max-width: var(--measure);
`;

const Label = styled.h2`
  font-size: 1.25rem;
`;

const Beginning = styled.p`
  font-size: 1.125rem;
  line-height: 1.7;
`;

const Blurred = styled.div`
  display: grid;
  gap: 14px;
  padding: 8px 0;
  filter: blur(5px);

  span {
    height: 12px;
    border-radius: 6px;
    background: var(--line);
  }
`;

const Why = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  > svg {
    color: var(--accent);
  }

  h2 {
    font-size: 1.25rem;
  }

  a,
  button {
    margin-top: 6px;
  }
`;
