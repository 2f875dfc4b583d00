import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useToday } from '@app/shared-ui/dates/use-today';
import { Dialog } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { styled } from 'styled-components';
import { upgradeCopy as copy } from '../../copy/upgrade.es.ts';
import { premiumMailSentOn } from '../../storage/premium-mail.ts';
import { MorningPath } from '../../ui/morning-path.tsx';
import { useToasts } from '../../ui/toasts/toaster.tsx';
import { Perks } from './perks.tsx';
import { Price } from './price.tsx';
import { usePremiumInterest } from './use-premium-interest.ts';

/** The premium modal (2§4, 2§6): the offer, and after a press the confirmation that a mail is on its way. */
export function UpgradeModal({ onClose }: { readonly onClose: () => void }) {
  const toasts = useToasts();
  const interest = usePremiumInterest(onClose);
  const [hasAsked, setHasAsked] = useState(false);
  const [sentOn] = useState(premiumMailSentOn);
  // The server writes once a day, however often it is asked.
  const isSentToday = useToday() === (sentOn && dayKeyOf(sentOn));
  const ask = () => {
    toasts.show({ title: copy.soon.title, description: copy.soon.text });
    setHasAsked(true);
  };
  if (interest.data?.emailSent) {
    return (
      <Dialog open onOpenChange={onClose} title={copy.sent.title} description={copy.sent.text}>
        <Button $block onClick={onClose}>
          {copy.sent.close}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={copy.title} description={copy.lead}>
      <Picture>
        <MorningPath />
      </Picture>
      <Perks />
      <Actions>
        <Price />
        <Button $block onClick={ask}>
          {copy.upgrade}
        </Button>
        <Mail>
          {isSentToday ? null : (
            <Button $variant="soft" $block disabled={interest.isPending} onClick={() => interest.mutate()}>
              {interest.isPending ? copy.interestPending : sentOn ? copy.again : copy.interest}
            </Button>
          )}
          {sentOn ? <p>{isSentToday ? copy.sentToday : copy.sentOn(sentOn)}</p> : null}
        </Mail>
        {hasAsked ? (
          <ButtonLink to="/help" $variant="quiet" onClick={onClose}>
            {copy.write}
          </ButtonLink>
        ) : null}
      </Actions>
    </Dialog>
  );
}

const Mail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  text-align: center;
`;

/** The way goes on. */
const Picture = styled.div`
  height: 112px;
  margin-bottom: 16px;
  border-radius: var(--radius-card);
  overflow: hidden;

  ${media.desktop} {
    height: 148px;
  }
`;

// Sticky while the perks scroll; on a phone down to the edge of the sheet.
const Actions = styled.div`
  position: sticky;
  bottom: calc(-24px - env(safe-area-inset-bottom));
  display: grid;
  gap: 10px;
  margin: 0 -20px calc(-24px - env(safe-area-inset-bottom));
  padding: 12px 20px calc(24px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  box-shadow: 0 -10px 12px var(--surface-raised);

  ${media.desktop} {
    bottom: -32px;
    grid-template-columns: 1fr 1fr;
    align-items: start;
    margin: 8px 0 -32px;
    padding: 12px 0 32px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
