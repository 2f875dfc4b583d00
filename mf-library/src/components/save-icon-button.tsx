import { IconButton } from '@app/shared-ui/components/icon-button';
import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import { type ItemKind, itemName, useSetSaved } from '../queries/use-saved-items.ts';
import { useCardFacts } from './card-facts.tsx';

interface SaveIconButtonProps {
  readonly kind: ItemKind;
  readonly id: number;
  readonly title: string;
}

/** 'Guardar para después' on a card that has no page of its own. */
export function SaveIconButton({ kind, id, title }: SaveIconButtonProps) {
  const item = itemName(kind, id);
  const isSaved = useCardFacts().saved.has(item);
  const setSaved = useSetSaved(item);
  return (
    <Mark
      type="button"
      aria-pressed={isSaved}
      aria-label={`${libraryCopy.saved.save}: ${title}`}
      title={isSaved ? libraryCopy.saved.remove : libraryCopy.saved.save}
      onClick={() => setSaved(!isSaved)}
    >
      <Bookmark aria-hidden size={20} fill={isSaved ? 'currentColor' : 'none'} />
    </Mark>
  );
}

const Mark = styled(IconButton)`
  margin: -6px -10px -6px 0;
  color: var(--accent);

  @media (hover: hover) {
    &:hover {
      background: var(--accent-soft);
    }
  }
`;
