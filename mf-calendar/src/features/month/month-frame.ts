import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

/** A laptop's window: six weeks are to fit below the head of the page. */
export const lowAndWide = '@media (min-width: 1000px) and (max-height: 960px)';

/** The sheet that the month lies on: seven equal columns that never run out of the screen. */
export const MonthFrame = styled.div`
  /* Seven columns need the whole of a phone. */
  margin-inline: calc(2px - var(--page-gutter));

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 1px 2px;
    table-layout: fixed;
  }

  th {
    padding: 6px 0;
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.8125rem;
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
  }

  ${lowAndWide} {
    padding: 8px;

    table {
      border-spacing: 4px;
    }

    th {
      padding: 2px 0;
      line-height: 1.3;
    }
  }
`;

/** Below the sheet. */
export const LegendPlace = styled.div`
  margin-top: 14px;

  ${lowAndWide} {
    margin-top: -8px;
  }
`;
