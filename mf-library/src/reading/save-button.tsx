import { Button } from '@app/shared-ui/components/button';
import { Bookmark } from 'lucide-react';
import { libraryCopy } from '../copy/library.es.ts';
import { useCardFacts } from '../components/card-facts.tsx';
import { type ShelfKind, shelfItem, useSetSaved } from '../queries/use-shelf.ts';

interface SaveButtonProps {
  readonly kind: ShelfKind;
  readonly id: number;
}

/** 'Guardar para después'. */
export function SaveButton({ kind, id }: SaveButtonProps) {
  const item = shelfItem(kind, id);
  const isSaved = useCardFacts().saved.has(item);
  const setSaved = useSetSaved(item);
  return (
    <Button $variant="soft" onClick={() => setSaved(!isSaved)}>
      <Bookmark aria-hidden size={18} fill={isSaved ? 'currentColor' : 'none'} />
      {isSaved ? libraryCopy.saved.remove : libraryCopy.saved.save}
    </Button>
  );
}
