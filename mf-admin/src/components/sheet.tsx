import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

/** A section of the panel: a title and its content. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  /* Sentences that say what follows. */
  > span {
    max-width: var(--measure);
  }
`;

/** The title of a section, and an action at its end. */
export const SheetHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
`;

/** The title of a part of a section, nearer to what it is over than to what is before it. */
export const PartTitle = styled.h3`
  margin: 8px 0 -8px;
  font-size: 1.125rem;
`;

/** Rows that belong together, on one tinted sheet. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  margin: 0;
  padding: 8px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 20px;
  padding: 12px;
  border-radius: 12px;
  overflow-wrap: anywhere;

  time {
    font-variant-numeric: tabular-nums;
  }

  &:nth-child(even) {
    background: color-mix(in oklch, var(--surface-sunken), transparent 55%);
  }
`;

/** Shown where there are no rows; on a phone, in a line. */
export const Empty = styled.p`
  padding: 12px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  color: var(--ink-soft);

  ${media.desktop} {
    padding: 28px 20px;
    text-align: center;
  }
`;

export const Soft = styled.span`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

/** A row: lines of text, and actions at its end. */
export const RowLines = styled.div`
  display: grid;
  flex: 1 1 260px;
  gap: 2px;
  min-width: 0;

  & ~ button {
    margin-inline-start: auto;
  }
`;

/** The first of these lines: a name, and its state. */
export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;
