/** Replaces the browser's audio, which jsdom lacks. @returns what was played: the volume, the notes, in hertz, and the peak of each */
export function installFakeAudio(): {
  readonly volumes: number[];
  readonly notes: number[];
  readonly peaks: number[];
} {
  const volumes: number[] = [];
  const notes: number[] = [];
  const peaks: number[] = [];
  const pass = (next: unknown) => next;
  const envelope = {
    setValueAtTime: noop,
    linearRampToValueAtTime: (peak: number) => peaks.push(peak),
    exponentialRampToValueAtTime: noop,
  };
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
  return { volumes, notes, peaks };
}

const noop = () => undefined;
