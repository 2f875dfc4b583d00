import { useHost } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { recognitionCopy } from '../copy/recognition.es.ts';
import { confidenceOf, isAcceptable } from './acceptance.ts';
import type { OcrResult, RecognitionLanguage } from './ocr-result.ts';
import { closeRecogniser, type Handwriting, isRecogniserReady, prepareRecogniser, recognise } from './recogniser.ts';

export interface RecognitionWork {
  readonly step: 'preparing' | 'reading';
  /** 0…1 */
  readonly progress: number;
}

/** Runs recognition and reports its result in the specification's words (2§8). The engine is closed on unmount. */
export function useRecognition() {
  const { showToast, dismissToast } = useHost();
  const [work, setWork] = useState<RecognitionWork>();
  const [reading, setReading] = useState<OcrResult>();
  const isHereRef = useRef(true);
  useEffect(() => {
    isHereRef.current = true;
    return () => {
      isHereRef.current = false;
      void closeRecogniser();
    };
  }, []);

  const read = async (handwriting: Handwriting | undefined, language: RecognitionLanguage) => {
    if (!handwriting) {
      showToast({ ...toasts.nothing, tone: 'error' });
      return;
    }
    dismissToast();
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
      if (!isHereRef.current) return;
      if (isAcceptable(result)) {
        setReading(result);
        showToast(toasts.recognised(confidenceOf(result.lines), language));
      } else showToast(toasts.limited);
    } catch {
      // After unmount the failure is expected: the engine was closed on purpose.
      if (isHereRef.current) showToast({ ...toasts.failed, tone: 'error' });
    } finally {
      isOver = true;
      setWork(undefined);
    }
  };

  return {
    work,
    reading,
    read,
    /** The user accepted the recognised text. */
    accept() {
      setReading(undefined);
      showToast(toasts.updated);
    },
    dismiss: () => setReading(undefined),
  };
}

const { toasts } = recognitionCopy;
