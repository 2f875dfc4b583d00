import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { copyText } from './copy-text.ts';

/** A phrase worth copying by hand, or with a touch. */
export function PhraseCard({ phrase }: { readonly phrase: string }) {
  const { showToast } = useHost();
  const handleCopy = async () => {
    const isCopied = await copyText(phrase);
    showToast({ title: isCopied ? activitiesCopy.phrase.copied : activitiesCopy.phrase.notCopied });
  };
  return (
    <Figure>
      <figcaption>{activitiesCopy.phrase.label}</figcaption>
      <blockquote>{phrase}</blockquote>
      <CopyButton $variant="quiet" onClick={() => void handleCopy()}>
        <Copy aria-hidden size={18} />
        {activitiesCopy.phrase.copy}
      </CopyButton>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: 16px;
  margin: 0;
  padding: 32px 24px 20px;
  border-radius: 16px;
  background:
    radial-gradient(circle at 0% 100%, color-mix(in oklch, var(--tone-line), transparent 50%), transparent 60%),
    var(--tone-surface);
  text-align: center;

  figcaption {
    color: var(--tone-ink);
    font-weight: 600;
    font-size: 0.875rem;
  }

  blockquote {
    max-width: 24ch;
    margin: 0;
    font: 500 clamp(1.375rem, 1.1rem + 1.6vw, 1.75rem) / 1.35 var(--font-serif);
    text-wrap: balance;
  }
`;

const CopyButton = styled(Button)`
  color: var(--tone-ink);

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--surface-raised);
    }
  }
`;
