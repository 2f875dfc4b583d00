import { beginSecondFactor, getSecondFactor } from '@app/contract/second-factor';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { call, endpointQuery } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { DECLINED, usePasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { ProfileCard } from '../profile-card.tsx';
import { errorText } from '../use-save-profile.ts';
import type { Purpose } from './second-factor-dialog.tsx';
import { secondFactorCopy as copy } from '../../../copy/second-factor.es.ts';

const SecondFactorDialog = lazyDialog(() =>
  import('./second-factor-dialog.tsx').then((module) => module.SecondFactorDialog),
);

/** State of the second factor, and the dialogs that change it (V-12). */
export function SecondFactorSheet() {
  const guarded = usePasswordConfirmation();
  const { data, isError, refetch } = useQuery({ ...endpointQuery(getSecondFactor, {}), staleTime: 0 });
  const [purpose, setPurpose] = useState<Purpose>();
  const begin = useSingleMutation({
    mutationFn: () => guarded(() => call(beginSecondFactor, {})),
    onSuccess: (answer) => {
      if (answer !== DECLINED) setPurpose({ kind: 'turnOn', ...answer });
    },
  });
  const close = () => setPurpose(undefined);
  return (
    <ProfileCard aria-labelledby="profile-second-factor">
      <h2 id="profile-second-factor">{copy.title}</h2>
      {data ? (
        <>
          <p>{data.isOn ? `${copy.on} ${copy.left(data.recoveryCodesLeft)}` : copy.off}</p>
          {data.isDemanded && !data.isOn ? <p role="note">{copy.demanded}</p> : null}
          <Actions>
            {data.isOn ? (
              <>
                <Button $variant="soft" onClick={() => setPurpose({ kind: 'renew' })}>
                  {copy.renew}
                </Button>
                {data.isDemanded ? null : (
                  <Button $variant="quiet" onClick={() => setPurpose({ kind: 'turnOff' })}>
                    {copy.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <Button $variant="soft" aria-disabled={begin.isPending} onClick={() => begin.mutate()}>
                {copy.turnOn}
              </Button>
            )}
          </Actions>
          {begin.error ? <FormError title={errorText(begin.error, copy.failed)} /> : null}
        </>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={128} aria-busy="true" />
      )}
      {purpose ? <SecondFactorDialog purpose={purpose} onClose={close} onMissing={close} /> : null}
    </ProfileCard>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
