import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { moodWash } from '../../components/mood-wash.ts';

/** A laptop's window: all weeks are to fit below the head of the page. */
export const lowAndWide = '@media (min-width: 1000px) and (max-height: 960px)';

/** The sheet that the month lies on: seven equal columns that never run out of the screen. */
export const MonthFrame = styled.div`
  --weeks: 5;

  /* Seven columns need the whole of a phone. */
  margin-inline: calc(2px - var(--page-gutter));

  &:has(tbody > :nth-child(6)) {
    --weeks: 6;
  }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 1px 2px;
    table-layout: fixed;
  }

  th {
    /* Above the numbers of the days. */
    padding: 6px;
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.8125rem;
    text-align: start;
    text-transform: capitalize;
  }

  td {
    height: 1px;
    padding: 0;
    vertical-align: top;
  }

  ${media.desktop} {
    margin-inline: 0;
    padding: 16px;
    border-radius: var(--radius-card);
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);

    table {
      border-spacing: 6px;
    }

    th {
      padding-inline: 10px;
    }
  }

  ${lowAndWide} {
    padding: 8px;

    table {
      border-spacing: 4px 3px;
    }

    th {
      padding-block: 2px;
      line-height: 1.3;
    }
  }
`;

/** Below the sheet; its swatches are as the days on it. */
export const LegendPlace = styled.div`
  margin-top: 14px;
  color: var(--ink-soft);

  li[data-tone] > span {
    ${moodWash}
    background: var(--wash);
  }

  ${lowAndWide} {
    margin-top: -8px;
  }
`;
