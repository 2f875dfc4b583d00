import { useHost } from '@app/shared-ui/host';
import { FilePlus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { SteadyButton } from '../../components/steady-button.tsx';
import { inkCopy } from '../../copy/ink.es.ts';
import { DrawingList, type SavedDrawing } from '../../ink/drawing-list.tsx';
import { pictureOf } from '../../ink/ink-picture.ts';
import type { Ink } from '../../ink/ink.ts';
import type { Palette } from '../../ink/pen.ts';
import { besideEachOther } from '../../ink/sheet-look.ts';
import type { SheetTools } from '../../ink/sheet-tools.ts';
import type { RecognitionLanguage } from '../../recognition/ocr-result.ts';
import { RecognisedText } from '../../recognition/recognised-text.tsx';
import { ReadingHelp } from '../../recognition/reading-help.tsx';
import { RecognitionBar } from '../../recognition/recognition-bar.tsx';
import { MissedNote, TakenNote } from '../../recognition/taken-note.tsx';
import { useRecognition } from '../../recognition/use-recognition.ts';
import { FormerPicture } from './former-picture.tsx';
import { InkSheet } from './ink-sheet.tsx';

interface HandwritingFieldProps {
  /** The question that is answered by hand. */
  readonly label: string;
  readonly palette: Palette;
  /** The only question of its page, whose paper may fill it. */
  readonly isAlone: boolean;
  readonly ink: Ink;
  /** After every stroke, erasure, undo and clear. */
  readonly onInkChange: (ink: Ink) => void;
  readonly tools: SheetTools;
  readonly onToolsChange: (tools: SheetTools) => void;
  /** A drawing of which only the picture is left; shown instead of the sheet while there is no ink. */
  readonly pictureSrc?: string | undefined;
  /** The user asks for an empty sheet: the picture moves to the saved drawings. */
  readonly onSetPictureAside?: (() => void) | undefined;
  readonly drawings: readonly SavedDrawing[];
  readonly onSaveDrawing: (png: Blob) => void | Promise<void>;
  readonly onRemoveDrawing: (id: string) => void;
  /** The user has checked what was read, and accepts it: what becomes of her answer. The ink stays. */
  readonly onText: (addTo: (answer: string) => string) => void;
  /** The user wants to see her answer; nothing while there is none. */
  readonly onSeeText?: (() => void) | undefined;
  /** What else is rarely done, with the entry. */
  readonly rare?: ReactNode;
}

/** A question answered by hand: the sheet, its saved drawings, and the recognition of its text. */
export function HandwritingField(props: HandwritingFieldProps) {
  const { label, palette, ink, onInkChange, pictureSrc, onSetPictureAside, drawings } = props;
  const { showToast, dismissToast } = useHost();
  const [opened] = useState(ink);
  const recognition = useRecognition(opened, props.onText);
  const [language, setLanguage] = useState<RecognitionLanguage>('spa');
  // What had the focus is gone, a reading or an old picture: it goes to the button that reads.
  const [isLeft, setLeft] = useState(false);
  const formerSrc = ink.length === 0 ? pictureSrc : undefined;
  const save = async (): Promise<boolean> => {
    try {
      const picture = await pictureOf(ink);
      if (!picture) return false;
      dismissToast();
      await props.onSaveDrawing(picture);
    } catch {
      showToast({ title: inkCopy.saveFailed, tone: 'error' });
      return false;
    }
    showToast({ title: inkCopy.saved });
    return true;
  };
  const latest = useRef({ ink, tools: props.tools });
  useLayoutEffect(() => {
    latest.current = { ink, tools: props.tools };
  }, [ink, props.tools]);
  const turnOver = async () => {
    // What was read must not stand beside a sheet that does not have it.
    recognition.acceptUnanswered();
    if (!(await save())) return;
    const now = latest.current;
    props.onToolsChange({ ...now.tools, former: [] });
    // What was written while the drawing was being saved is the beginning of the next sheet.
    onInkChange(now.ink.filter((stroke) => !ink.includes(stroke)));
  };
  const handwriting = formerSrc ? { pictureSrc: formerSrc } : ink.length > 0 ? { ink } : undefined;
  const accept = (text: string) => {
    recognition.accept(text);
    setLeft(true);
  };
  const setPictureAside =
    onSetPictureAside &&
    (() => {
      recognition.acceptUnanswered();
      onSetPictureAside();
      setLeft(true);
    });
  const dismiss = () => {
    recognition.dismiss();
    setLeft(true);
  };
  const bar = (
    <RecognitionBar
      takesFocus={isLeft}
      hasInk={handwriting !== undefined}
      isRead={recognition.reading !== undefined}
      work={recognition.work}
      note={
        recognition.isMissed ? (
          <MissedNote />
        ) : props.onSeeText ? (
          <TakenNote text={recognition.told} onSee={props.onSeeText} />
        ) : null
      }
      onRead={() => {
        setLeft(false);
        void recognition.read(handwriting, language);
      }}
    >
      {formerSrc ? null : (
        <SteadyButton
          $variant="quiet"
          isIdle={ink.length === 0 || recognition.work !== undefined}
          onClick={() => void turnOver()}
        >
          <FilePlus aria-hidden size={18} />
          {inkCopy.another}
        </SteadyButton>
      )}
    </RecognitionBar>
  );
  // In place of a sheet an old picture has no tools, and what few need stands below it.
  const help = (
    <ReadingHelp language={language} onLanguageChange={setLanguage} isBusy={recognition.work !== undefined} />
  );
  return (
    <Field>
      {/* What she has put away with 'Otra hoja' is not lost below the empty one. */}
      <DrawingList isRow label={label} drawings={drawings} onRemove={props.onRemoveDrawing} />
      <Desk $hasReading={recognition.reading !== undefined}>
        {formerSrc ? (
          <div>
            <FormerPicture label={label} src={formerSrc} onSetAside={setPictureAside} />
            {bar}
          </div>
        ) : (
          <InkSheet
            label={label}
            palette={palette}
            isAlone={props.isAlone}
            ink={ink}
            onInkChange={(next) => {
              recognition.goOn();
              onInkChange(next);
            }}
            tools={props.tools}
            onToolsChange={props.onToolsChange}
            onClear={recognition.dismissUncorrected}
            onSave={() => void save()}
            help={
              <>
                {props.rare}
                {help}
              </>
            }
          >
            {bar}
          </InkSheet>
        )}
        {recognition.reading ? (
          <RecognisedText
            reading={recognition.reading}
            last={recognition.last}
            wordsRef={recognition.wordsRef}
            onAccept={accept}
            onDismiss={dismiss}
          />
        ) : null}
      </Desk>
      {formerSrc ? help : null}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** The sheet, and what was read from it: beside it where there is width for both, so that the one can be held against the other. */
const Desk = styled.div<{ readonly $hasReading: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 16px;

  ${besideEachOther} {
    ${({ $hasReading }) =>
      $hasReading &&
      css`
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
        align-items: start;
        gap: 20px;
      `}
  }
`;
