import { trackPremiumClick } from '@app/contract/premium';
import { call } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { upgradeCopy } from '../../copy/upgrade.es.ts';
import { rememberPremiumMail } from '../../storage/premium-mail.ts';
import { useToasts } from '../../ui/toasts/toaster.tsx';

/** Reports the user's interest in premium, with the three outcomes of 2§8. @param onOver the modal has nothing more to show */
export function usePremiumInterest(onOver: () => void) {
  const toasts = useToasts();
  const { failed, registered } = upgradeCopy;
  return useSingleMutation({
    mutationFn: async () => {
      const answer = await call(trackPremiumClick, {});
      if (!answer.success) throw new Error(failed.thrown);
      return answer;
    },
    onMutate: toasts.dismiss,
    onSuccess: ({ emailSent, message }) => {
      if (emailSent) return rememberPremiumMail();
      toasts.show({ title: registered, description: message });
      onOver();
    },
    onError: () => {
      toasts.show({ tone: 'error', title: failed.title, description: failed.text });
      onOver();
    },
  });
}
