/** The product's sound volume (2§9). By WebAudio, as iOS ignores the volume of an audio element. */
const VOLUME = 0.3;
const NOTE_S = 0.5;
const GAP_S = 0.11;

/** Two soft tones of two notes each, in hertz: one that opens and one that closes. */
const TONES = { opening: [523.25, 659.25], closing: [587.33, 440] } as const;
export type Tone = keyof typeof TONES;

let context: AudioContext | undefined;

/** Plays a tone in answer to a user gesture. Failures are ignored (2§8). */
export function playTone(tone: Tone): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    const output = context.createGain();
    output.gain.value = VOLUME;
    output.connect(context.destination);
    for (const [place, hertz] of TONES[tone].entries()) note(context, output, hertz, place * GAP_S);
  } catch {
    // No audio device, or a browser that allows none.
  }
}

function note(audio: AudioContext, output: AudioNode, hertz: number, afterSeconds: number): void {
  const start = audio.currentTime + afterSeconds;
  const oscillator = audio.createOscillator();
  const envelope = audio.createGain();
  oscillator.frequency.value = hertz;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(1, start + 0.03);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S);
  oscillator.connect(envelope).connect(output);
  oscillator.start(start);
  oscillator.stop(start + NOTE_S);
}
