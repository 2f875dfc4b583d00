import type { PlaylistCard as Playlist } from '@app/contract/library';
import { Dialog } from '@app/shared-ui/host';
import { LockedText } from '../../works/locked-text.tsx';

interface LockedPlaylistDialogProps {
  readonly playlist: Playlist;
  readonly onClose: () => void;
}

export function LockedPlaylistDialog({ playlist, onClose }: LockedPlaylistDialogProps) {
  const { title, description, blockId } = playlist;
  return (
    <Dialog open title={title} description={description} onOpenChange={onClose}>
      <LockedText preview={undefined} opener={blockId === undefined ? undefined : { blockId }} />
    </Dialog>
  );
}
