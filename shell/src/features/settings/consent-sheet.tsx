import { giveConsent, withdrawConsent } from '@app/contract/account-settings';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { getProfile } from '@app/contract/profile';
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
import { Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';
import { useErrorToast } from './use-error-toast.ts';

const { consent: copy } = settingsCopy.privacy;

/** The consent that was given (D10): which text and when; it can be withdrawn here, with the consequences in plain words. */
export function ConsentSheet() {
  const { confirm, showToast } = useHost();
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const { data, isError, refetch } = useQuery(endpointQuery(getProfile, {}));
  const change = useSingleMutation({
    mutationFn: (isGiven: boolean) =>
      isGiven ? call(giveConsent, { body: { version: CONSENT_VERSION } }) : call(withdrawConsent, {}),
    onSuccess: async (_, isGiven) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(getProfile) });
      showToast({ title: isGiven ? copy.givenToast : copy.withdrawnToast });
    },
    onError: (error) => showError(error, copy.failed),
  });
  const withdraw = async () => {
    const question = { title: copy.questionTitle, text: copy.question, confirmLabel: copy.confirm };
    if (await confirm(question)) change.mutate(false);
  };

  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height={220} />;
  const { consent, isConsentWithdrawn } = data.profile;
  const isCurrent = consent?.version === CONSENT_VERSION;
  return (
    <Sheet>
      <h3>{copy.title}</h3>
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
      {isCurrent ? (
        <Button $variant="soft" disabled={change.isPending} onClick={() => void withdraw()}>
          {copy.withdraw}
        </Button>
      ) : (
        <Button $variant="soft" disabled={change.isPending} onClick={() => change.mutate(true)}>
          {copy.give}
        </Button>
      )}
    </Sheet>
  );
}
