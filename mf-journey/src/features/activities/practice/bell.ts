export interface Bell {
  /** Rings after this many seconds, also while the page is in the background: the audio clock runs on its own. */
  ringIn(seconds: number): void;
  cancel(): void;
}

/** The product's sound volume (2§9). */
const VOLUME = 0.3;
const LENGTH_S = 4;
/** A singing bowl: a low tone and two overtones, each fainter. */
const TONES = [
  { hertz: 396, share: 0.6 },
  { hertz: 594, share: 0.28 },
  { hertz: 1073, share: 0.12 },
] as const;

/** A synthesised bell; create it in a user gesture. A sound that cannot be played is skipped (2§8). */
export function createBell(): Bell {
  let context: AudioContext | undefined;
  let output: GainNode | undefined;

  const cancel = () => {
    output?.disconnect();
    output = undefined;
  };

  return {
    cancel,
    ringIn(seconds) {
      cancel();
      try {
        context ??= new AudioContext();
        void context.resume().catch(() => undefined);
        output = context.createGain();
        output.gain.value = VOLUME;
        output.connect(context.destination);
        for (const tone of TONES) strike(context, output, context.currentTime + Math.max(0, seconds), tone);
      } catch {
        cancel();
      }
    },
  };
}

function strike(context: AudioContext, output: AudioNode, at: number, { hertz, share }: (typeof TONES)[number]): void {
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.frequency.value = hertz;
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(share, at + 0.02);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S);
  oscillator.connect(envelope).connect(output);
  oscillator.start(at);
  oscillator.stop(at + LENGTH_S);
}
