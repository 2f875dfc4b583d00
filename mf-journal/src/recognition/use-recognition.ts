import { useHost } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { recognitionCopy } from '../copy/recognition.es.ts';
import type { Ink } from '../ink/ink.ts';
import { confidenceOf, isAcceptable, textOf } from './acceptance.ts';
import type { OcrResult, RecognitionLanguage } from './ocr-result.ts';
import { useBeforeSaving } from '../unfinished/unfinished.ts';
import { closeRecogniser, type Handwriting, isRecogniserReady, prepareRecogniser, recognise } from './recogniser.ts';
import { hasAllOf, type TakenReading, withReading, wordsToCheck } from './taken-reading.ts';

export interface RecognitionWork {
  readonly step: 'preparing' | 'reading';
  /** 0…1 */
  readonly progress: number;
}

interface Reading {
  readonly of: Handwriting;
  readonly result: OcrResult;
}

/**
 * Runs recognition and reports its result in the specification's words (2§8). The engine is closed on unmount.
 * @param opened the ink that was there before, of which something may have been read then
 * @param onText the user accepts what was read: what becomes of her answer
 */
export function useRecognition(opened: Ink, onText: (addTo: (answer: string) => string) => void) {
  const { showToast, dismissToast } = useHost();
  const [work, setWork] = useState<RecognitionWork>();
  const [reading, setReading] = useState<Reading>();
  const [taken, setTaken] = useState<TakenReading>();
  const [isTold, setIsTold] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const last = reading && taken && hasAllOf(reading.of, taken.of) ? taken : undefined;
  const isHereRef = useRef(true);
  /** The sheet that is being read has been cleared. */
  const isClearedRef = useRef(false);
  useEffect(() => {
    isHereRef.current = true;
    return () => {
      isHereRef.current = false;
      void closeRecogniser();
    };
  }, []);

  const goOn = () => {
    setIsTold(false);
    setMissed(false);
  };
  const read = async (handwriting: Handwriting | undefined, language: RecognitionLanguage) => {
    if (!handwriting) {
      showToast({ ...toasts.nothing, tone: 'error' });
      return;
    }
    dismissToast();
    goOn();
    isClearedRef.current = false;
    let isOver = false;
    const advance = (step: RecognitionWork['step'], progress: number) => {
      if (!isOver) setWork({ step, progress });
    };
    try {
      if (!isRecogniserReady(language)) {
        showToast(toasts.preparing);
        advance('preparing', 0);
        await prepareRecogniser(language, (progress) => advance('preparing', progress));
        // The engine has been closed meanwhile: going on would start another.
        if (!isHereRef.current) return;
      }
      advance('reading', 0);
      const result = await recognise(handwriting, language, (progress) => advance('reading', progress));
      if (!isHereRef.current || isClearedRef.current) return;
      if (isAcceptable(result)) {
        setReading({ of: handwriting, result });
        showToast(toasts.recognised(confidenceOf(result.lines), language));
      } else {
        setMissed(true);
        showToast(toasts.limited);
      }
    } catch {
      // After unmount the failure is expected: the engine was closed on purpose.
      if (!isHereRef.current) return;
      setMissed(true);
      showToast({ ...toasts.failed, tone: 'error' });
    } finally {
      isOver = true;
      setWork(undefined);
    }
  };

  /** The words of the reading as they now stand; none where the user has taken them all out. */
  const wordsRef = useRef('');
  const accept = (text: string) => {
    if (!reading) return;
    setReading(undefined);
    if (text === '') return;
    const next = { of: reading.of, read: textOf(reading.result), text };
    const isReopened = 'pictureSrc' in next.of || hasAllOf(next.of, { ink: opened });
    onText((answer) => withReading(answer, next, last, isReopened));
    setTaken(next);
    setIsTold(true);
    showToast(toasts.updated);
  };
  /** Where the user has not answered, and goes on: 'Descartar' is how she says no. */
  const acceptUnanswered = () => accept(wordsRef.current);
  useBeforeSaving(acceptUnanswered);
  /** What can be read again goes; what the user has corrected is nowhere else, and stays until she answers. */
  const dismissUncorrected = () => {
    isClearedRef.current = true;
    if (!reading) return;
    const read = wordsToCheck(reading.result, last).map(({ text }) => text);
    if (wordsRef.current === read.join(' ')) setReading(undefined);
  };

  return {
    work,
    reading: reading?.result,
    /** What the user has taken of the same sheet before. */
    last,
    wordsRef,
    /** What the user has just taken, until she goes on. */
    told: isTold ? taken?.text : undefined,
    /** The last reading has failed, and she has not gone on yet: the message is gone by then. */
    isMissed,
    goOn,
    read,
    /** The user accepts the text, as she has corrected it. */
    accept,
    acceptUnanswered,
    dismissUncorrected,
    dismiss: () => setReading(undefined),
  };
}

const { toasts } = recognitionCopy;
