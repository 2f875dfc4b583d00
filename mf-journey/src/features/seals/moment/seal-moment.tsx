import type { Week } from '@app/contract/blocks';
import type { Seal } from '@app/contract/seals';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useDeferredValue } from 'react';
import { SealIllustration } from '../../../components/seal-illustration/seal-illustration.tsx';
import { programmeCopy } from '../../../copy/programme.es.ts';
import { sealMomentCopy } from '../../../copy/seal-moment.es.ts';
import { stageCopy } from '../../../copy/stage.es.ts';
import { OnwardLink } from '../../../components/onward-link.tsx';
import { useOwnWords } from '../../../own-words/use-own-words.ts';
import { SealPictureActions } from '../seal-picture-actions.tsx';
import { useColourBehind } from './use-colour-behind.ts';
import { Actions, Dent, Flood, Meaning, Name, OwnWords, Paper, Pressed, Scene, Words } from './seal-moment.styles.ts';

/** Pieces of the user's own text that are shown; the others are behind the link. */
const SHOWN_WORDS = 3;

export interface SealMomentProps {
  readonly week: Week;
  readonly seal: Seal;
  readonly onClose: () => void;
}

/** The user has just earned a seal: its hue floods the screen, it is pressed into paper, and what was written in its stage follows. */
export function SealMoment({ week, seal, onClose }: SealMomentProps) {
  const scene = useColourBehind<HTMLDivElement>();
  const words = useOwnWords(week.id, week.id);
  // After the first frame, so that the motion begins at once.
  const areWordsDue = useDeferredValue(true, false);
  return (
    <Dialog open size="full" onOpenChange={onClose} title={stageCopy.reward.announcement(seal.title)}>
      <Scene ref={scene} {...blockTone(seal.blockId)}>
        <Flood aria-hidden="true" />
        <Paper>
          <Pressed>
            <Dent aria-hidden="true" />
            <SealIllustration seal={{ ...seal, status: 'unlocked', progress: 100 }} />
          </Pressed>
          <Words>
            <h3>{stageCopy.complete.title}</h3>
            <Name>{seal.title}</Name>
            <Meaning>{seal.meaning}</Meaning>
          </Words>
        </Paper>
        <Actions>
          <OnwardLink week={week} />
          <SealPictureActions seal={seal} hasDrawing={false} />
          <Button $variant="quiet" onClick={onClose}>
            {sealMomentCopy.stay}
          </Button>
        </Actions>
        {areWordsDue && words.length > 0 ? (
          <OwnWords>
            <h4>{sealMomentCopy.words}</h4>
            {words.slice(0, SHOWN_WORDS).map(({ key, title, text }) => (
              <blockquote key={key}>
                <p>{text}</p>
                {title ? <cite>{title}</cite> : null}
              </blockquote>
            ))}
            <ButtonLink to={`/journaling?stage=${week.id}`} $variant="quiet">
              {programmeCopy.readStage}
            </ButtonLink>
          </OwnWords>
        ) : null}
      </Scene>
    </Dialog>
  );
}
