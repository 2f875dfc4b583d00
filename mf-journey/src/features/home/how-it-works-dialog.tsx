import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { homeCopy } from '../../copy/home.es.ts';

const { how } = homeCopy;

/** Twelve blocks, nine activities each, lived four times: the whole journey in a screen (D1). */
export function HowItWorksDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={how.title}>
      <Text>
        <p>{how.path}</p>
        <p>{how.fourTimes}</p>
        <Lenses>
          {how.lenses.map(({ name, text }, i) => (
            <Lens key={name} {...blockTone(1)}>
              <Week>{how.lensWeek(i + 1)}</Week>
              <strong>{name}</strong>
              <span>{text}</span>
            </Lens>
          ))}
        </Lenses>
        <p>{how.seals}</p>
        <p>{how.pace}</p>
        <Button $block onClick={onClose}>
          {how.accept}
        </Button>
      </Text>
    </Dialog>
  );
}

const Text = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 12px;
`;

const Lenses = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Lens = styled.li`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 12px 16px;
  border-radius: 14px;
  background: var(--tone-surface);
  line-height: 1.45;

  strong {
    font: 500 1.125rem / 1.3 var(--font-serif);
  }
`;

const Week = styled.span`
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.8125rem;
`;
