import { styled } from 'styled-components';
import { daylight, hues, solid, surface } from './tones.ts';

/** A door ajar with light falling through. Decoration only. */
export function OpenDoor() {
  return (
    <Drawing viewBox="0 0 240 170" width="240" height="170" aria-hidden="true" strokeLinejoin="round">
      <path d="M96 140h58l58 26H70Z" fill="var(--sun)" opacity="0.35" />
      <path d="M90 140V62c0-22 15-36 34-36s34 14 34 36v78Z" fill="var(--sun)" />
      <path
        d="M90 140V62c0-22 15-36 34-36-14 4-16 22-16 40v88Z"
        fill={surface(hues.rose)}
        stroke={solid(hues.rose)}
        strokeWidth="2.5"
      />
      <circle cx="102" cy="98" r="2.8" fill={solid(hues.rose)} />
      <path
        d="M90 140V62c0-22 15-36 34-36s34 14 34 36v78"
        fill="none"
        stroke={solid(hues.clay)}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M36 140h54M158 140h46" stroke={solid(hues.clay)} strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  ${daylight}
`;
