import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { sacredTint } from '../../components/sacred-tint.ts';

export const Cell = styled.button<{ readonly $sacred: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: 3px;
  align-items: start;
  width: 100%;
  height: 100%;
  min-height: 76px;
  padding: 3px;
  border: 0;
  border-radius: 12px;
  background: ${({ $sacred }) => ($sacred ? sacredTint : 'var(--surface-raised)')};
  color: var(--ink);
  text-align: left;
  cursor: pointer;

  &:hover {
    box-shadow: inset 0 0 0 2px var(--accent-soft);
  }

  ${media.desktop} {
    gap: 5px;
    min-height: 108px;
    padding: 8px;
    background: ${({ $sacred }) => ($sacred ? sacredTint : 'var(--paper)')};
  }
`;

export const NumberBadge = styled.span<{ readonly $today: boolean }>`
  display: grid;
  place-items: center;
  min-width: 26px;
  height: 26px;
  padding: 0 4px;
  border-radius: 999px;
  background: ${({ $today }) => ($today ? 'var(--accent)' : 'transparent')};
  color: ${({ $today }) => ($today ? 'var(--on-accent)' : 'inherit')};
  font-weight: ${({ $today }) => ($today ? 700 : 500)};
  font-size: 0.9375rem;
  line-height: 1;
`;

export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  justify-content: flex-end;
  padding: 5px 2px 0 0;
  color: var(--accent);
`;

export const Emotion = styled.span`
  display: flex;
  flex-direction: column;
  grid-column: 1 / -1;
  gap: 2px;
  align-items: center;
  width: 100%;
  padding: 4px 0;
  border-radius: 8px;
  background: var(--tone-surface);
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.65625rem;
  line-height: 1.2;

  svg {
    flex: none;
  }

  ${media.desktop} {
    flex-direction: row;
    gap: 6px;
    padding: 4px 8px;
    font-size: 0.8125rem;
  }
`;

export const EmotionWord = styled.span`
  display: -webkit-box;
  width: 100%;
  overflow: hidden;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.desktop} {
    text-align: left;
    -webkit-line-clamp: 1;
  }
`;

export const Note = styled.span`
  display: -webkit-box;
  grid-column: 1 / -1;
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.6875rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.desktop} {
    font-size: 0.8125rem;
    line-height: 1.4;
    -webkit-line-clamp: 2;
  }
`;
