import { Button } from '@app/shared-ui/components/button';
import { Bookmark } from 'lucide-react';
import { libraryCopy } from '../copy/library.es.ts';
import { useCardFacts } from '../components/card-facts.tsx';
import { type ItemKind, itemName, useSetSaved } from '../queries/use-saved-items.ts';

interface SaveButtonProps {
  readonly kind: ItemKind;
  readonly id: number;
}

/** 'Guardar para después'. */
export function SaveButton({ kind, id }: SaveButtonProps) {
  const item = itemName(kind, id);
  const isSaved = useCardFacts().saved.has(item);
  const setSaved = useSetSaved(item);
  return (
    <Button $variant="soft" onClick={() => setSaved(!isSaved)}>
      <Bookmark aria-hidden size={18} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? libraryCopy.saved.remove : libraryCopy.saved.save}
    </Button>
  );
}
