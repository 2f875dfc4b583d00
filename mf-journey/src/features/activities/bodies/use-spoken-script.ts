import { useEffect, useState } from 'react';

/** Unhurried, as the guides are written. */
const RATE = 0.85;

/** A Spanish voice of the device itself: others would send the text to a foreign server. */
function localSpanishVoice(): SpeechSynthesisVoice | undefined {
  return window.speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith('es'));
}

/** Lets the device read a script aloud, paragraph by paragraph. */
export function useSpokenScript(script: readonly string[]) {
  const [canSpeak, setCanSpeak] = useState(false);
  const [spokenParagraph, setSpokenParagraph] = useState<number | null>(null);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const { speechSynthesis } = window;
    // Voices are found out of step with the page.
    const look = () => setCanSpeak(localSpanishVoice() !== undefined);
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);

  const stop = () => {
    window.speechSynthesis.cancel();
    setSpokenParagraph(null);
  };

  const speak = () => {
    window.speechSynthesis.cancel();
    const voice = localSpanishVoice();
    script.forEach((paragraph, i) => {
      const utterance = new SpeechSynthesisUtterance(paragraph);
      utterance.lang = voice?.lang ?? 'es-ES';
      utterance.voice = voice ?? null;
      utterance.rate = RATE;
      utterance.onstart = () => setSpokenParagraph(i);
      // A voice that fails does not end.
      utterance.onerror = () => setSpokenParagraph(null);
      if (i === script.length - 1) utterance.onend = () => setSpokenParagraph(null);
      window.speechSynthesis.speak(utterance);
    });
  };

  return { canSpeak, spokenParagraph, speak, stop };
}
