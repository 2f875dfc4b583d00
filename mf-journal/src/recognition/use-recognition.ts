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
  const { showToast } = useHost();
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
    setReading(undefined);
    try {
      if (!isRecogniserReady(language)) {
        showToast(toasts.preparing);
        setWork({ step: 'preparing', progress: 0 });
        await prepareRecogniser(language, (progress) => setWork({ step: 'preparing', progress }));
        // The engine has been closed meanwhile: going on would start another.
        if (!isHereRef.current) return;
      }
      setWork({ step: 'reading', progress: 0 });
      const result = await recognise(handwriting, language, (progress) => setWork({ step: 'reading', progress }));
      if (!isHereRef.current) return;
      if (isAcceptable(result)) {
        setReading(result);
        showToast(toasts.recognised(confidenceOf(result.lines), language));
      } else showToast(toasts.limited);
    } catch {
      // After unmount the failure is expected: the engine was closed on purpose.
      if (isHereRef.current) showToast({ ...toasts.failed, tone: 'error' });
    } finally {
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
