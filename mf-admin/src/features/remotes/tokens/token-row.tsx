import { type DeployToken, endDeployTokenAsAdmin } from '@app/contract/deploy-tokens';
import { call, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { EdgeButton } from '../../../components/edge-button.tsx';
import { Row, RowHead, RowLines, Soft } from '../../../components/sheet.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { deployTokensCopy as copy } from '../../../copy/deploy-tokens.es.ts';
import { authorName, remoteLabel } from '../../../copy/parts.es.ts';
import { formatDay, formatMoment } from '../../../dates/format-date.ts';
import { queryKeys } from '@app/contract/query-keys';

interface TokenRowProps {
  readonly token: DeployToken;
  readonly now: Date;
}

/** Until when a token was or is good. */
function lifeOf({ endedAt, expiresAt }: DeployToken, now: Date) {
  if (endedAt) return { state: 'ended', text: copy.ended(formatMoment(endedAt)) } as const;
  const isGood = new Date(expiresAt) > now;
  return isGood
    ? ({ state: 'good', text: copy.expires(formatDay(expiresAt)) } as const)
    : ({ state: 'expired', text: copy.expired(formatDay(expiresAt)) } as const);
}

const TONES = { good: 'done', expired: 'caution', ended: 'plain' } as const;

/** One token: what it is for, how long it is good, when it was used; and its end. */
export function TokenRow({ token, now }: TokenRowProps) {
  const { id, name, remote, createdAt, createdBy, lastUsedAt } = token;
  const queryClient = useQueryClient();
  const { confirm, showToast } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const end = useSingleMutation({
    mutationFn: () => call(endDeployTokenAsAdmin, { params: { id } }),
    onSuccess: () => {
      // Its button goes: the row says what has become of it.
      button.current?.closest('li')?.focus();
      showToast({ title: copy.endDone, description: copy.endDoneText(name) });
      return queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
    onError: () => showToast({ title: copy.endFailed, tone: 'error' }),
  });
  const handleEnd = async () => {
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = copy.confirmEnd;
    const question = { title, text: text(name, remoteLabel(remote)), confirmLabel, cancelLabel, destructive: true };
    if (await confirm(question)) end.mutate();
  };
  const { state, text } = lifeOf(token, now);
  return (
    <Row tabIndex={-1}>
      <RowLines>
        <RowHead>
          <strong>{name}</strong>
          <StateChip tone={TONES[state]}>{copy.state[state]}</StateChip>
        </RowHead>
        <Soft>
          {remoteLabel(remote)} · {text}
        </Soft>
        <Soft>{copy.made(formatDay(createdAt), authorName(createdBy))}</Soft>
        <Soft>{lastUsedAt ? copy.used(formatMoment(lastUsedAt)) : copy.unused}</Soft>
      </RowLines>
      {state === 'good' ? (
        <EdgeButton
          ref={button}
          $variant="quiet"
          disabled={end.isPending}
          aria-label={copy.endOf(name, remoteLabel(remote))}
          onClick={() => void handleEnd()}
        >
          {copy.end}
        </EdgeButton>
      ) : null}
    </Row>
  );
}
