/** Replaces the browser's audio, which jsdom lacks. @returns what was played: the volume and the notes, in hertz */
export function installFakeAudio(): { readonly volumes: number[]; readonly notes: number[] } {
  const volumes: number[] = [];
  const notes: number[] = [];
  const pass = (next: unknown) => next;
  const envelope = { setValueAtTime: noop, linearRampToValueAtTime: noop, exponentialRampToValueAtTime: noop };
  class FakeAudioContext {
    readonly currentTime = 0;
    readonly destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({
      connect: pass,
      gain: {
        ...envelope,
        set value(volume: number) {
          volumes.push(volume);
        },
      },
    });
    createOscillator = () => ({
      connect: pass,
      start: noop,
      stop: noop,
      frequency: {
        set value(hertz: number) {
          notes.push(hertz);
        },
      },
    });
  }
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  return { volumes, notes };
}

const noop = () => undefined;
