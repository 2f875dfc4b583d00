import { installFakeAudio } from '../testing/fake-audio.ts';
import { playTone } from './play-tone.ts';

it('is nothing where no sound can be played', () => {
  expect(() => playTone('opening')).not.toThrow();
});

it('plays two notes at 0.3', () => {
  const { volumes, notes, peaks } = installFakeAudio();
  playTone('opening');
  expect(volumes).toEqual([0.3]);
  expect(peaks).toEqual([1, 1]);
  expect(notes).toEqual([523.25, 659.25]);
});
