import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { daylight, hues, line, solid, surface, vivid } from './tones.ts';

/** Common canvas of the six drawings, 160 × 120, in the tone of the card around it. Decoration only. */
function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      stroke="var(--tone-solid)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg`
  ${daylight}
  display: block;
  width: 100%;
  height: auto;
`;

const PAPER = 'var(--surface-raised)';
const { sand, clay, rose, leaf, dusk, plum } = hues;

/** Three weeks of coloured days; one is marked. */
export function CalendarDrawing() {
  const moods = [sand, leaf, dusk, rose, clay, plum, leaf, sand, dusk, clay, rose, leaf, sand, plum, dusk];
  return (
    <Sheet>
      <rect x="28" y="24" width="104" height="82" rx="12" fill={PAPER} />
      <path d="M28 44h104" />
      <path d="M52 16v14M108 16v14" strokeWidth="4" />
      <g stroke="none">
        {moods.map((hue, day) => (
          <circle
            key={day}
            cx={44 + (day % 5) * 18}
            cy={57 + Math.floor(day / 5) * 18}
            r="6"
            fill={day > 11 ? surface(hue) : vivid(hue)}
          />
        ))}
      </g>
      <circle cx="98" cy="75" r="9.5" />
    </Sheet>
  );
}

/** An open notebook, half a page written. */
export function JournalDrawing() {
  return (
    <Sheet>
      <path d="M80 38C64 26 40 26 22 34v64c18-8 42-8 58 4 16-12 40-12 58-4V34c-18-8-42-8-58 4Z" fill={PAPER} />
      <path d="M80 38v64" />
      <g stroke="var(--ink-soft)" strokeWidth="2">
        <path d="M34 50c4-5 7 3 11-1s7 3 10-1 7 3 12 1M34 63c4-5 8 3 12-1s8 3 11-1 6 2 10 1M34 76c4-5 7 3 11 0s6 1 8 1" />
      </g>
      <path d="m132 20-30 48-3 12 10-7 30-48Z" fill={line(sand)} stroke={solid(sand)} />
      <path d="M94 90c6-2 12-2 18-1" stroke="var(--tone-line)" />
    </Sheet>
  );
}

/** Low steps with a plant at the top. */
export function ChallengesDrawing() {
  return (
    <Sheet>
      <path d="M18 104V90h30V74h30V58h30V42h34v62Z" fill={PAPER} />
      <path d="M48 90v14M78 74v30M108 58v46" stroke="var(--tone-line)" />
      <path d="M124 42V20" stroke={solid(leaf)} />
      <path
        d="M124 34c-13 1-20-5-21-17 13-1 20 5 21 17ZM124 25c0-11 6-17 18-17 0 12-6 17-18 17Z"
        fill={line(leaf)}
        stroke={solid(leaf)}
      />
      <path d="m28 97 4 4 7-8M58 89l4 4 7-8" />
    </Sheet>
  );
}

/** Books on a bedside table, glasses on top. */
export function BooksDrawing() {
  return (
    <Sheet>
      <path d="M22 106h116" />
      <rect x="34" y="88" width="92" height="18" rx="4" fill="var(--tone-line)" />
      <rect x="42" y="70" width="80" height="18" rx="4" fill={line(clay)} stroke={solid(clay)} />
      <path d="M48 50h72a4 4 0 0 1 0 20H48" fill={PAPER} stroke={solid(dusk)} />
      <path d="M120 56H54m0 8h66" stroke={line(dusk)} strokeWidth="2" />
      <path d="M48 50h72M48 70h72M48 50c-6 5-6 15 0 20" stroke={solid(dusk)} />
      <path d="M52 94v6M60 94v6M58 76v6" stroke={PAPER} />
      <path d="M98 70v22l-5-4-5 4V70" fill={line(rose)} stroke={solid(rose)} />
      <g stroke="var(--ink-soft)">
        <circle cx="70" cy="38" r="10" fill={surface(sand)} />
        <circle cx="96" cy="38" r="10" fill={surface(sand)} />
        <path d="M80 36c2-3 4-3 6 0M60 36l-8-8M106 36l8-8" />
      </g>
    </Sheet>
  );
}

/** A screen in the dark: a moon over the sea. */
export function FilmsDrawing() {
  return (
    <Sheet>
      <path d="M80 108 26 84h108Z" fill="var(--tone-line)" stroke="none" opacity="0.6" />
      <rect x="22" y="16" width="116" height="70" rx="8" fill={PAPER} />
      <rect x="30" y="24" width="100" height="54" rx="4" fill={surface(dusk)} stroke="none" />
      <circle cx="92" cy="44" r="12" fill="var(--sun)" stroke="none" />
      <path d="M30 60c16-6 30 4 48 0s34-5 52 1v13a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4Z" fill={line(dusk)} stroke="none" />
      <path d="M82 64h20M86 70h12" stroke="var(--sun)" />
      <path d="M46 62c0-10 4-16 10-18v18Z" fill={PAPER} stroke={solid(dusk)} strokeWidth="2" />
      <path d="M40 63h22c-2 5-5 6-11 6s-9-1-11-6Z" fill={line(clay)} stroke={solid(clay)} strokeWidth="2" />
      <circle cx="80" cy="108" r="5" fill={PAPER} />
    </Sheet>
  );
}

/** Headphones around a sound wave. */
export function MediaDrawing() {
  return (
    <Sheet>
      <path d="M34 74c0-32 18-52 46-52s46 20 46 52" strokeWidth="5" />
      <rect x="24" y="66" width="20" height="38" rx="10" fill="var(--tone-line)" />
      <rect x="116" y="66" width="20" height="38" rx="10" fill="var(--tone-line)" />
      <g strokeWidth="5">
        <path d="M60 80v10" stroke={vivid(sand)} />
        <path d="M70 70v30" stroke={vivid(clay)} />
        <path d="M80 58v54" stroke={vivid(rose)} />
        <path d="M90 66v38" stroke={vivid(plum)} />
        <path d="M100 78v14" stroke={vivid(dusk)} />
      </g>
    </Sheet>
  );
}
