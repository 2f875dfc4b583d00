import type { BodyOfKind } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { Headphones, Square, Volume2 } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { useWakeLock } from '../practice/use-wake-lock.ts';
import { QuietRoom } from '../quiet/quiet-room.tsx';
import { ScriptByParagraph } from '../quiet/script-by-paragraph.tsx';
import { ListenLink } from './listen-link.tsx';
import { useSpokenScript } from './use-spoken-script.ts';

interface AudioGuideProps extends Pick<BodyOfKind<'audio'>, 'script' | 'minutes' | 'listen'> {
  readonly blockId: number;
}

/** The written guide, which needs no sound (D8); speech, where the device has a Spanish voice of its own; and a link to music elsewhere. */
export function AudioGuide({ script, minutes, listen, blockId }: AudioGuideProps) {
  const scriptId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { canSpeak, spokenParagraph, speak, stop } = useSpokenScript(script);
  const [isInRoom, setIsInRoom] = useState(false);
  useWakeLock(isInRoom);
  const isSpeaking = spokenParagraph !== null;
  const copy = activitiesCopy.audio;
  const handleSpeak = () => {
    setIsOpen(true);
    speak();
  };
  const speechButton = ($variant: 'soft' | 'quiet', start: () => void) =>
    canSpeak ? (
      <Button $variant={$variant} onClick={isSpeaking ? stop : start}>
        {isSpeaking ? <Square aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
        {isSpeaking ? copy.stop : copy.speak}
      </Button>
    ) : null;
  return (
    <>
      <Guide data-running={isSpeaking || undefined}>
        <Head>
          <Headphones aria-hidden size={22} />
          <h4>{copy.title(minutes)}</h4>
        </Head>
        <Buttons>
          <Button $variant="soft" aria-expanded={isOpen} aria-controls={scriptId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? copy.close : copy.open}
          </Button>
          {speechButton('quiet', handleSpeak)}
          <QuietRoom title={copy.title(minutes)} blockId={blockId} isOpen={isInRoom} onOpenChange={setIsInRoom}>
            <ScriptByParagraph script={script} spoken={spokenParagraph}>
              {speechButton('soft', speak)}
            </ScriptByParagraph>
          </QuietRoom>
        </Buttons>
        <Script id={scriptId} hidden={!isOpen}>
          {script.map((paragraph, i) => (
            <Paragraph key={paragraph} $isSpoken={spokenParagraph === i}>
              {paragraph}
            </Paragraph>
          ))}
        </Script>
      </Guide>
      <Music>
        <h4>{copy.music}</h4>
        <ListenLink listen={listen} />
      </Music>
    </>
  );
}

const Guide = styled.section`
  display: grid;
  gap: 14px;
  padding: 20px;
  border-radius: 16px;
  background: var(--surface-sunken);

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--tone-ink);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Script = styled.div`
  display: grid;
  gap: 16px;
  max-width: var(--measure);
  padding-top: 4px;
  font-size: 1.125rem;
  line-height: 1.7;

  &[hidden] {
    display: none;
  }
`;

const Paragraph = styled.p<{ readonly $isSpoken: boolean }>`
  margin: 0 -10px;
  padding: 2px 10px;
  border-radius: 10px;
  background: ${({ $isSpoken }) => ($isSpoken ? 'var(--tone-surface)' : 'transparent')};
`;

const Music = styled.section`
  display: grid;
  justify-items: start;
  gap: 10px;

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;
