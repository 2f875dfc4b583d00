import { styled } from 'styled-components';
import { daylight, hues, line, solid, surface } from './tones.ts';

/** A window at seven in the morning, with a cup, a notebook and a branch. In the dark theme the sun is a moon. Decoration only. */
export function MorningWindow() {
  return (
    <Drawing viewBox="0 0 560 560" aria-hidden="true">
      <defs>
        <clipPath id="landing-window">
          <path d={WINDOW} />
        </clipPath>
        <linearGradient id="landing-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={surface(hues.dusk)} />
          <stop offset="0.55" stopColor={surface(hues.sand)} />
          <stop offset="0.8" stopColor={surface(hues.clay)} />
        </linearGradient>
      </defs>
      <rect width="560" height="560" fill={surface(hues.clay)} />
      <View />
      <Frame />
      <Curtains />
      <Table />
      <Branch />
      <Cup />
      <Notebook />
    </Drawing>
  );
}

const WINDOW = 'M128 410V202c0-86 66-152 152-152s152 66 152 152v208Z';

function View() {
  return (
    <g clipPath="url(#landing-window)">
      <rect x="120" y="40" width="320" height="380" fill="url(#landing-sky)" />
      <circle cx="334" cy="226" r="92" fill="var(--sun)" opacity="0.28" />
      <circle cx="334" cy="226" r="50" fill="var(--sun)" />
      <path d="M120 300c52-44 92-36 140-8s100 18 180-34v170H120Z" fill={line(hues.dusk)} opacity="0.75" />
      <path d="M120 346c62-36 110-22 162-4s100 4 158-22v108H120Z" fill={surface(hues.leaf)} />
      <path
        d="M298 340c10 8 16 14 6 22-14 11-44 12-48 28-3 12 14 20 30 30h64c-34-16-60-18-58-30 2-11 34-12 40-26 5-12-10-20-28-25Z"
        fill="var(--track)"
      />
      <path d="M120 388c48-24 96-22 148-4 20 8 24 18 40 36H120Z" fill={line(hues.leaf)} />
      <path d="M440 372c-40 4-66 10-92 22-12 6-14 14-12 26h104Z" fill={line(hues.leaf)} />
      <g fill="none" stroke={solid(hues.dusk)} strokeWidth="2.5" strokeLinecap="round">
        <path d="M194 170c6-7 12-7 15 0c4-7 10-7 15 0" />
        <path d="M232 140c5-5 9-5 12 0c3-5 7-5 11 0" />
      </g>
    </g>
  );
}

function Frame() {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={WINDOW} stroke={line(hues.clay)} strokeWidth="23" opacity="0.6" />
      <path d={WINDOW} stroke="var(--surface-raised)" strokeWidth="18" />
      <path d="M280 56v350M132 248h296" stroke="var(--surface-raised)" strokeWidth="8" />
      <rect x="100" y="404" width="360" height="20" rx="6" fill="var(--surface-raised)" />
      <path d="M106 424h348" stroke={line(hues.clay)} strokeWidth="3" />
    </g>
  );
}

/** Linen, drawn back, translucent. */
function Curtains() {
  return (
    <g>
      <g fill={surface(hues.sand)} stroke={line(hues.clay)} strokeWidth="2.5">
        <path d="M-4-4h154c2 84-22 158-54 216-26 48-38 130-34 238H-4Z" />
        <path d="M564-4H432c-2 80 16 150 44 208 24 50 36 136 34 244h54Z" />
      </g>
      <g fill="none" stroke={line(hues.clay)} strokeWidth="2.5" strokeLinecap="round" opacity="0.8">
        <path d="M118 0c0 74-16 134-40 188M84 0c2 90-22 160-36 232-8 44-12 118-12 190M48 0c2 120-16 210-24 290" />
        <path d="M462 0c0 70 12 124 32 176M494 0c0 90 16 150 28 222 8 46 10 120 10 196M528 0c0 100 10 190 18 260" />
      </g>
    </g>
  );
}

function Table() {
  return (
    <g>
      <rect y="446" width="560" height="114" fill={line(hues.sand)} />
      <path d="M0 446h560" stroke={solid(hues.sand)} strokeWidth="2.5" opacity="0.55" />
      <path d="M196 447h212l92 113H224Z" fill="var(--sun)" opacity="0.3" />
    </g>
  );
}

function Branch() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" transform="translate(-18 22)">
      <ellipse cx="142" cy="452" rx="48" ry="7" fill={solid(hues.sand)} opacity="0.3" />
      <g fill={line(hues.leaf)} stroke={solid(hues.leaf)} strokeWidth="2.5">
        <path d="M138 384c-4-44-16-86-42-118M138 384c2-52 14-92 40-126M137 360c-2-40 2-76 10-104" fill="none" />
        <path d="M118 308c-20 4-34-4-40-20 20-4 34 3 40 20ZM106 284c0-20 8-30 24-34 4 18-6 30-24 34ZM96 266c-16-2-24-12-24-28 17 1 26 11 24 28ZM130 340c-22 6-38 0-46-16 21-6 38 0 46 16Z" />
        <path d="M152 304c0-20 9-31 26-34 2 19-8 31-26 34ZM164 280c18 6 36 2 44-12-18-8-36-4-44 12ZM178 258c0-16 8-26 22-28 2 16-6 27-22 28ZM144 336c20 6 38 0 46-16-20-7-38-1-46 16Z" />
        <path d="M139 316c-14-6-20-18-16-32 15 5 21 17 16 32ZM143 282c14-6 21-18 17-32-15 4-22 17-17 32ZM147 256c-10-8-12-19-5-30 11 8 13 20 5 30Z" />
      </g>
      <path
        d="M122 380h34c0 14 16 22 16 42 0 22-14 32-33 32s-33-10-33-32c0-20 16-28 16-42Z"
        fill={surface(hues.dusk)}
        stroke={solid(hues.dusk)}
        strokeWidth="2.5"
      />
      <path d="M108 414c18 7 44 7 62 0" fill="none" stroke={line(hues.dusk)} strokeWidth="4" />
    </g>
  );
}

function Cup() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" transform="translate(14 14)">
      <ellipse cx="440" cy="472" rx="62" ry="8" fill={solid(hues.sand)} opacity="0.3" />
      <ellipse
        cx="436"
        cy="466"
        rx="58"
        ry="11"
        fill="var(--surface-raised)"
        stroke={solid(hues.rose)}
        strokeWidth="2.5"
      />
      <path d="M470 424c22-6 30 24-8 28" fill="none" stroke={solid(hues.rose)} strokeWidth="6" />
      <path
        d="M400 412h72c0 34-12 54-36 54s-36-20-36-54Z"
        fill={line(hues.rose)}
        stroke={solid(hues.rose)}
        strokeWidth="2.5"
      />
      <ellipse cx="436" cy="412" rx="36" ry="8" fill={surface(hues.clay)} stroke={solid(hues.rose)} strokeWidth="2.5" />
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="2.5" opacity="0.5">
        <path d="M426 394c-8-12 8-18 0-32M446 394c-8-14 10-22 2-40" />
      </g>
    </g>
  );
}

function Notebook() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" transform="translate(-6 12)">
      <path
        d="M196 470c30-12 62-10 86 4 24-14 56-16 86-4l20 52c-34-12-72-10-106 6-34-16-72-18-106-6Z"
        fill={solid(hues.plum)}
      />
      <path
        d="M200 464c30-12 58-10 82 4 24-14 52-16 82-4l18 50c-34-12-68-10-100 6-32-16-66-18-100-6Z"
        fill="var(--surface-raised)"
        stroke={line(hues.plum)}
        strokeWidth="2"
      />
      <path d="M282 468v52" stroke={line(hues.plum)} strokeWidth="2" />
      <g fill="none" stroke="var(--ink-soft)" strokeWidth="2">
        <path d="M212 475c8-4 14 1 22-2s14 0 32 2M208 488c9-4 15 1 24-2s20 0 36 3M204 502c10-4 16 0 26-2s10 0 20 2" />
      </g>
      <path d="m398 470-74 36-9 1 6-8 74-36Z" fill={line(hues.sand)} stroke={solid(hues.sand)} strokeWidth="2.2" />
    </g>
  );
}

const Drawing = styled.svg`
  ${daylight}
  display: block;
  width: 100%;
  height: auto;
  border-radius: 32px;
`;
