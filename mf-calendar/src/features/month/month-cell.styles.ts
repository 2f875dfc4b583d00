import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { Flag } from 'lucide-react';
import { styled } from 'styled-components';
import { wordless } from '../../components/wordless.ts';
import { GOLD, sacredRim, sacredTint } from '../../components/sacred-day.ts';
import { lowAndWide } from './month-frame.ts';

/** A seventh of a phone is too narrow for words: colour and symbol stand for them there, and the words are for screen readers. */
const phone = '@media (max-width: 767.98px)';

/** From here on a symbol and its word have room side by side. */
const wide = '@media (min-width: 1000px)';

export const Cell = styled.button<{ readonly $sacred: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: 2px;
  align-items: start;
  width: 100%;
  height: 100%;
  /* Six weeks between the head of the page and the bar at the foot of a phone. */
  min-height: clamp(62px, (100dvh - 444px - env(safe-area-inset-bottom)) / 6, 76px);
  padding: 2px;
  border: 0;
  border-radius: 12px;
  background: ${({ $sacred }) => ($sacred ? sacredTint('var(--surface-raised)') : 'var(--surface-raised)')};
  box-shadow: ${({ $sacred }) => ($sacred ? sacredRim : 'none')};
  color: var(--ink);
  text-align: left;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      box-shadow: ${({ $sacred }) => ($sacred ? sacredRim : 'inset 0 0 0 2px var(--accent-soft)')};
    }
  }

  ${media.desktop} {
    gap: 5px;
    /* Six weeks in the window of a laptop: the rest of it is the page's head. */
    min-height: clamp(72px, (100dvh - 400px) / 6, 132px);
    padding: 8px;
    background: ${({ $sacred }) => ($sacred ? sacredTint('var(--paper)') : 'var(--paper)')};
  }

  ${lowAndWide} {
    gap: 2px;
    /* At least the number, the word and a line of the note; the rest of the window is head and legend. */
    min-height: clamp(70px, (100dvh - 370px) / 6, 132px);
    padding: 3px 8px;
  }
`;

/** `$below` is that of the day whose words are below the month. */
export const NumberBadge = styled.span<{ readonly $today: boolean; readonly $below: boolean }>`
  display: grid;
  place-items: center;
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
    height: 22px;
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
    /* Gold as it is, is too faint a sign on paper. */
    color: color-mix(in oklab, ${GOLD}, var(--ink) 35%);
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
  min-height: 34px;
  padding: 4px 0;
  border-radius: 8px;
  background: ${wordless};
  color: var(--ink);
  font-weight: 600;
  font-size: 0.8125rem;
  line-height: 1.2;

  &[data-tone] {
    background: var(--mood);
    color: var(--on-mood);
  }

  svg {
    flex: none;
  }

  /* As low as its face. */
  ${phone} {
    min-height: 28px;
    padding: 1px 0;
  }

  ${wide} {
    flex-direction: row;
    gap: 6px;
    min-height: 0;
    padding: 4px 8px;
  }

  ${lowAndWide} {
    padding-block: 2px;
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
  text-align: center;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${wide} {
    text-align: left;
    -webkit-line-clamp: 1;
  }

  ${phone} {
    ${outOfSight}
  }
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
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.4;
  overflow-wrap: break-word;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${phone} {
    ${outOfSight}
  }

  ${lowAndWide} {
    -webkit-line-clamp: 1;
  }
`;
