import { styled } from 'styled-components';
import { insightsCopy } from '../../../copy/insights.es.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The data of a chart as a table, behind every chart (DESIGN 9). */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <Details>
      <summary>{insightsCopy.table}</summary>
      <Scroll tabIndex={0} role="region" aria-label={caption}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={columns[i + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Details>
  );
}

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-size: 0.9375rem;
    cursor: pointer;
  }
`;

const Scroll = styled.div`
  max-height: 320px;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  th,
  td {
    padding: 8px 10px 8px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    font-variant-numeric: tabular-nums lining-nums;
  }

  thead th {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
