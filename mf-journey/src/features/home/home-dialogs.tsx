import type { HomeDialog } from './home-dialog.ts';
import { AllBlocksDialog } from './all-blocks-dialog.tsx';
import { AllSealsDialog } from './all-seals-dialog.tsx';
import { BlockInfoDialog } from './block-info-dialog.tsx';
import { HowItWorksDialog } from './how-it-works-dialog.tsx';
import { SealsInfoDialog } from './seals-info-dialog.tsx';

interface HomeDialogsProps {
  readonly dialog: HomeDialog;
  readonly currentBlockId: number;
  readonly onClose: () => void;
}

/** The five dialogs of the home page, in a chunk that is asked for with the first of them. */
export function HomeDialogs({ dialog, currentBlockId, onClose }: HomeDialogsProps) {
  switch (dialog) {
    case 'how':
      return <HowItWorksDialog onClose={onClose} />;
    case 'block':
      return <BlockInfoDialog blockId={currentBlockId} onClose={onClose} />;
    case 'allBlocks':
      return <AllBlocksDialog onClose={onClose} />;
    case 'seals':
      return <SealsInfoDialog onClose={onClose} />;
    case 'allSeals':
      return <AllSealsDialog onClose={onClose} />;
  }
}
