import { styled } from 'styled-components';
import { summaryMark } from './summary-mark.ts';

/** The figures of a chart as a table, in a disclosure below it. */
export const DataTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  caption {
    padding: 8px 12px;
    color: var(--ink-soft);
    text-align: start;
  }

  th,
  td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 600;
  }

  tbody tr:nth-child(odd) {
    background: color-mix(in oklch, var(--surface-sunken), transparent 50%);
  }

  td:not(:first-child),
  th:not(:first-child) {
    text-align: end;
  }

  /* Four columns fit a phone. */
  @media (max-width: 479.98px) {
    font-size: 0.8125rem;

    th,
    td {
      padding: 8px 4px;
    }
  }
`;

export const TableDetails = styled.details`
  /* What scrolls cuts the ring of the focus, unless that has room within it. */
  margin: -5px;
  padding: 5px;

  &:has(table) {
    overflow-x: auto;
  }

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
    ${summaryMark}
  }

  > p {
    max-width: var(--measure);
  }

  /* A list in it lies on the card of the details, not on one of its own. */
  > ul {
    margin-top: 12px;
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
