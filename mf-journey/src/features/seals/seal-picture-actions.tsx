import { saveFile } from '@app/shared-ui/files/save-file';
import type { Seal } from '@app/contract/seals';
import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { Download, Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { sealsCopy } from '../../copy/seals.es.ts';
import { sealPng, sealSvgFile } from './seal-picture.ts';

interface SealPictureActionsProps {
  readonly seal: Seal;
  /** Offers the drawing itself too, for print. */
  readonly hasDrawing?: boolean;
  /** What else can be done with it, in the same rows. */
  readonly children?: ReactNode;
}

/** Whether this browser hands files over to other apps. */
function canShareFiles(): boolean {
  if (!('share' in navigator) || !('canShare' in navigator)) return false;
  return navigator.canShare({ files: [new File([''], 'sello.png', { type: 'image/png' })] });
}

/** A seal as a file: to send, or to keep. */
export function SealPictureActions({ seal, hasDrawing = true, children }: SealPictureActionsProps) {
  const { showToast } = useHost();
  const copy = sealsCopy.detail;
  const fail = () => showToast({ title: copy.failed });

  const isSharing = useRef(false);
  const handleShare = async () => {
    // A second share is refused while the first one's sheet is open: it would be told as a failed picture.
    if (isSharing.current) return;
    isSharing.current = true;
    try {
      await navigator.share({ files: [await sealPng(seal)] });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
      fail();
    } finally {
      isSharing.current = false;
    }
  };
  const handlePng = () => void sealPng(seal).then(saveFile, fail);

  return (
    <Actions>
      {canShareFiles() ? (
        <Button $variant="soft" onClick={() => void handleShare()}>
          <Share2 aria-hidden size={18} />
          {copy.share}
        </Button>
      ) : null}
      <Button $variant="soft" onClick={handlePng}>
        <Download aria-hidden size={18} />
        {copy.savePng}
      </Button>
      {hasDrawing ? (
        <Button $variant="quiet" onClick={() => void sealSvgFile(seal).then(saveFile, fail)}>
          {copy.saveSvg}
        </Button>
      ) : null}
      {children}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
