import { act, renderHook } from '@testing-library/react';
import { useSpokenScript } from './use-spoken-script.ts';

it('is over where the voice fails', () => {
  const spoken: SpeechSynthesisUtterance[] = [];
  Object.assign(window, {
    SpeechSynthesisUtterance: jest.fn(),
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'es-ES', localService: true }],
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
      cancel: () => undefined,
    }),
  });
  const { result } = renderHook(() => useSpokenScript(['Ponte cómoda.', 'Respira.']));
  act(() => result.current.speak());
  // jsdom has no speech events; nothing of an event is read but that it came.
  act(() => void spoken[0]?.onstart?.(new Event('start') as SpeechSynthesisEvent));
  expect(result.current.spokenParagraph).toBe(0);
  act(() => void spoken[0]?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent));
  expect(result.current.spokenParagraph).toBeNull();
});
