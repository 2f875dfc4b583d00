import { giveConsent, withdrawConsent } from '@app/contract/account-settings';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { getProfile, type Profile } from '@app/contract/profile';
import { Button } from '@app/shared-ui/components/button';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { call, endpointQuery, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { consentCopy } from '../../copy/consent.es.ts';
import { dayWithYear } from '@app/shared-ui/dates/day-text';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { Failure } from './failure.tsx';
import { FoldedSheet } from './folded-sheet.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

const { consent: copy } = settingsCopy.privacy;

/** The consent that was given (D10): which text and when; it can be withdrawn here, with the consequences in plain words. */
export function ConsentSheet() {
  const { confirm, showToast } = useHost();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(endpointQuery(getProfile, {}));
  const change = useSingleMutation({
    mutationFn: (isGiven: boolean) =>
      isGiven ? call(giveConsent, { body: { version: CONSENT_VERSION } }) : call(withdrawConsent, {}),
    onSuccess: async (_, isGiven) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(getProfile) });
      showToast({ title: isGiven ? copy.givenToast : copy.withdrawnToast });
    },
  });
  const withdraw = async () => {
    const question = { title: copy.questionTitle, text: copy.question, confirmLabel: copy.confirm };
    if (await confirm(question)) change.mutate(false);
  };

  const profile = data?.profile;
  return (
    <FoldedSheet title={copy.title} state={profile && stateOf(profile)}>
      {profile ? (
        <>
          <Consent
            profile={profile}
            isPending={change.isPending}
            onWithdraw={() => void withdraw()}
            onGive={() => change.mutate(true)}
          />
          <Failure error={change.error} text={copy.failed} />
        </>
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={220} />
      )}
    </FoldedSheet>
  );
}

function stateOf({ consent, isConsentWithdrawn }: Profile): string | undefined {
  return isConsentWithdrawn ? copy.stateWithdrawn : consent ? copy.stateGiven : undefined;
}

interface ConsentProps {
  readonly profile: Profile;
  readonly isPending: boolean;
  readonly onWithdraw: () => void;
  readonly onGive: () => void;
}

function Consent({ profile: { consent, isConsentWithdrawn }, isPending, onWithdraw, onGive }: ConsentProps) {
  const isCurrent = consent?.version === CONSENT_VERSION;
  return (
    <>
      <p>
        {isConsentWithdrawn
          ? copy.withdrawn
          : consent
            ? copy.given(consent.version, dayWithYear(dayKeyOf(new Date(consent.at))))
            : copy.none}
      </p>
      {isConsentWithdrawn ? <p>{copy.withdrawnText}</p> : null}
      <details>
        <summary>{copy.text}</summary>
        {consentCopy.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
      <Link to="/privacy">{copy.privacy}</Link>
      <Button $variant="soft" aria-disabled={isPending} onClick={isCurrent ? onWithdraw : onGive}>
        {isCurrent ? copy.withdraw : copy.give}
      </Button>
    </>
  );
}
