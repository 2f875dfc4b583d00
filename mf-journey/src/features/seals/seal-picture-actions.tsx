import { saveFile } from '@app/shared-ui/files/save-file';
import type { Seal } from '@app/contract/seals';
import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { Download, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { sealsCopy } from '../../copy/seals.es.ts';
import { canShareFiles } from './picture-files.ts';
import { sealPng, sealSvgFile } from './seal-picture.ts';

/** A seal as a file: to send, or to keep. */
export function SealPictureActions({ seal }: { readonly seal: Seal }) {
  const { showToast } = useHost();
  const copy = sealsCopy.detail;
  const fail = () => showToast({ title: copy.failed });

  const handleShare = async () => {
    try {
      await navigator.share({ files: [await sealPng(seal)] });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
      fail();
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
      <Button $variant="quiet" onClick={() => saveFile(sealSvgFile(seal))}>
        {copy.saveSvg}
      </Button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
