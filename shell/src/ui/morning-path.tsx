import { styled } from 'styled-components';

/** A path through hills in twelve hues towards a low sun. Decoration only. */
export function MorningPath() {
  return (
    <Drawing viewBox="0 0 480 400" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <rect width="480" height="400" fill={mist(72)} />
      <circle cx="322" cy="170" r="112" fill={surface(72)} />
      <circle cx="322" cy="170" r="74" fill={surface(38)} />
      <circle cx="322" cy="170" r="40" fill={line(38)} />
      <path d="M0 214c62-34 118-30 176-6s132 26 304-34v226H0Z" fill={surface(262)} />
      <path d="M0 258c90-46 152-8 230-2s164-44 250-40v184H0Z" fill={line(300)} opacity="0.75" />
      <path d="M0 292c70-26 172-22 250 4s150 18 230-10v114H0Z" fill={surface(145)} />
      <path d="M0 338c96-30 190-16 268 0s146 6 212-16v78H0Z" fill={line(145)} opacity="0.85" />
      <path
        d="M132 400C150 352 240 350 244 316C247 294 186 292 190 262C193 244 252 246 276 232C286 226 290 220 291 213L295 213C296 224 292 232 282 239C262 252 214 250 210 264C208 284 284 284 282 318C279 356 216 354 204 400Z"
        fill="var(--surface-raised)"
      />
      <path
        d="M168 400C184 354 260 352 263 317C265 290 197 288 200 263C203 248 257 249 279 235"
        fill="none"
        stroke={solid(12)}
        strokeWidth="2"
        strokeDasharray="0.5 11"
        strokeLinecap="round"
      />
      <g fill={line(145)} stroke={solid(145)} strokeWidth="3" strokeLinecap="round">
        <path d="M112 352v-44m0 18c-14 1-22-6-23-18 13-1 21 5 23 18Zm0-9c10-1 17-7 18-18-11 0-17 7-18 18Z" />
        <path d="M352 340v-36m0 15c-11 1-18-5-19-15 11-1 17 4 19 15Zm0-8c9 0 14-6 15-15-9 0-14 6-15 15Z" />
      </g>
      <g fill={solid(320)}>
        <circle cx="134" cy="362" r="4.5" />
        <circle cx="122" cy="372" r="3.5" />
        <circle cx="322" cy="356" r="4.5" />
        <circle cx="372" cy="364" r="3.5" />
      </g>
      <g fill="none" stroke={solid(262)} strokeWidth="2.5" strokeLinecap="round" opacity="0.6">
        <path d="M338 98c6-7 11-7 15 0c5-7 10-7 15 0" />
        <path d="M366 76c5-5 8-5 11 0c4-5 8-5 11 0" />
      </g>
    </Drawing>
  );
}

// Tokens of the twelve blocks' ramp at other hues: they follow light and dark.
const surface = (hue: number) => `oklch(var(--tone-surface-lc) ${hue})`;
const line = (hue: number) => `oklch(var(--tone-line-lc) ${hue})`;
const solid = (hue: number) => `oklch(var(--tone-solid-lc) ${hue})`;
const mist = (hue: number) => `oklch(var(--tone-mist-lc) ${hue} / 55%)`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;
