import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { moodWash } from '../../components/mood-wash.ts';
import { GOLD, sacredRim, sacredTint } from '../../components/sacred-day.ts';
import { lowAndWide } from './month-frame.ts';

/** A seventh of a phone is too narrow for words: colour and symbol stand for them there, and the words are for screen readers. */
const phone = '@media (max-width: 767.98px)';

/** From here on a symbol and its word have room side by side. */
const wide = '@media (min-width: 1000px)';

const TODAY_RIM = 'inset 0 0 0 2px color-mix(in oklab, var(--accent) 40%, transparent)';

interface CellLook {
  readonly $sacred: boolean;
  readonly $today: boolean;
}

const rim = ({ $sacred, $today }: CellLook): string | undefined =>
  $sacred ? sacredRim : $today ? TODAY_RIM : undefined;

/** All of it is in the colour of its mood: number, symbol and words lie on a wash. */
export const Cell = styled.button<CellLook>`
  --ground: var(--surface-raised);

  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: 2px;
  align-items: start;
  width: 100%;
  height: 100%;
  /* All weeks between the head of the page and the bar at the foot of a phone. */
  min-height: clamp(62px, (100dvh - 444px - env(safe-area-inset-bottom)) / var(--weeks), 76px);
  padding: 2px;
  border: 0;
  border-radius: 12px;
  background: ${({ $sacred }) => ($sacred ? sacredTint('var(--ground)') : 'var(--ground)')};
  box-shadow: ${(look) => rim(look) ?? 'none'};
  color: var(--ink);
  text-align: left;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      box-shadow: ${(look) => rim(look) ?? 'inset 0 0 0 2px var(--accent-soft)'};
    }
  }

  ${media.desktop} {
    --ground: var(--paper);

    gap: 4px;
    /* All weeks in the window: the rest of it is the page's head. */
    min-height: clamp(72px, (100dvh - 400px) / var(--weeks), 132px);
    padding: 6px;
  }

  ${lowAndWide} {
    gap: 1px;
    /* At least the number and the word; the rest of the window is head and legend. */
    min-height: clamp(70px, (100dvh - 370px) / var(--weeks), 132px);
    padding: 3px 6px;
  }

  &[data-tone] {
    ${moodWash}
    --ground: var(--wash);
  }
`;

/** `$below` is that of the day whose words are below the month. */
export const NumberBadge = styled.span<{ readonly $today: boolean; readonly $below: boolean }>`
  display: grid;
  /* A pill has its number in the middle; the others begin where the weekday and the words do. */
  place-items: center ${({ $today, $below }) => ($today || $below ? 'center' : 'start')};
  min-width: 26px;
  height: 26px;
  padding: 0 4px;
  border-radius: 999px;
  background: ${({ $today, $below }) => ($today ? 'var(--accent)' : $below ? 'var(--accent-soft)' : 'transparent')};
  color: ${({ $today }) => ($today ? 'var(--on-accent)' : 'inherit')};
  font-weight: ${({ $today }) => ($today ? 700 : 500)};
  font-size: 0.9375rem;
  line-height: 1;

  ${lowAndWide} {
    height: 20px;
  }
`;

export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  justify-content: flex-end;
  padding: 5px 2px 0 0;
  color: var(--accent);

  [data-sacred] {
    /* Gold as it is, is too faint a sign on paper or on a mood. */
    color: color-mix(in oklab, ${GOLD}, var(--ink) 50%);
  }
`;

export const Emotion = styled.span`
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;
  gap: 2px;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 28px;
  color: color-mix(in oklab, var(--mood, var(--ink)) 25%, var(--ink));
  font-weight: 600;
  font-size: 0.8125rem;
  line-height: 1.2;

  svg {
    flex: none;
  }

  ${media.desktop} {
    align-items: start;
    padding: 0 4px;
  }

  ${wide} {
    flex-direction: row;
    gap: 6px;
    align-items: center;
    justify-content: start;
    min-height: 18px;
  }
`;

/** Of a day without a symbol, where there is no room for its words: colour alone would tell them. */
export const Face = styled.svg`
  display: none;
  width: 26px;
  height: 26px;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 3;

  ${phone} {
    display: block;
  }
`;

export const EmotionWord = styled.span`
  display: -webkit-box;
  width: 100%;
  overflow: hidden;
  overflow-wrap: break-word;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${wide} {
    -webkit-line-clamp: 1;
  }

  ${phone} {
    ${outOfSight}
  }
`;

/** Today, with nothing in it yet: a place to write, as a field is. */
export const EmptyPlace = styled.span`
  display: grid;
  grid-row: 2 / -1;
  grid-column: 1 / -1;
  place-items: center;
  align-self: stretch;
  min-height: 24px;
  /* Apart from today's rim. */
  margin: 3px;
  border: 1.5px dashed color-mix(in oklab, var(--accent) 50%, transparent);
  border-radius: 8px;
  color: var(--accent);
`;

/** A challenge's day, as a part of its band along the week. */
export const Bands = styled.span`
  display: grid;
  grid-column: 1 / -1;
  gap: 2px;

  ${phone} {
    display: none;
  }
`;

/** Its name has a second line where the first is too short for it. */
export const Band = styled.span`
  display: -webkit-box;
  min-height: 4px;
  padding: 0 6px;
  overflow: hidden;
  border-radius: 9px;
  background: var(--accent-soft);
  color: var(--ink);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.5;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${wide} {
    -webkit-line-clamp: 1;
  }
`;

/** On a phone, where a band has no room. */
export const NarrowFlag = styled(Flag)`
  ${media.desktop} {
    display: none;
  }
`;

export const Note = styled.span`
  display: -webkit-box;
  grid-column: 1 / -1;
  margin: 0 4px;
  overflow: hidden;
  font-size: 0.8125rem;
  line-height: 1.35;
  overflow-wrap: break-word;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${phone} {
    ${outOfSight}
  }

  ${lowAndWide} {
    line-height: 1.3;
    -webkit-line-clamp: 2;
  }
`;
