import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { styled } from 'styled-components';
import { RowHead, RowLines } from '../../../components/sheet.tsx';
import { versionsCopy } from '../../../copy/versions.es.ts';
import { VersionChips, VersionLines, VersionLoad, type VersionsProps, WithdrawButton } from './version-parts.tsx';

const { columns: copy } = versionsCopy;

/** The versions of a part where there is room for columns: what the rows say, each thing in its place. */
export const VersionTable = ({ remote, versions, loads, label, onWithdraw }: VersionsProps) => (
  <Table aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{copy.version}</th>
        <th scope="col">{copy.when}</th>
        <th scope="col">{copy.state}</th>
        <th scope="col">
          <VisuallyHidden>{copy.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {versions.map((version) => {
        const load = loads.find((each) => each.version === version.version);
        return (
          <tr key={version.version} tabIndex={-1}>
            <th scope="row">{version.version}</th>
            <td>
              <RowLines>
                <VersionLines remote={remote} version={version} />
              </RowLines>
            </td>
            <td>
              <RowLines>
                <RowHead>
                  <VersionChips remote={remote} version={version} load={load} />
                </RowHead>
                <VersionLoad load={load} />
              </RowLines>
            </td>
            <td>
              <WithdrawButton remote={remote} version={version} onWithdraw={onWithdraw} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  /* The columns of a part's two tables stand below one another. */
  table-layout: fixed;

  th,
  td {
    padding: 10px 12px;
    text-align: start;
    vertical-align: top;
  }

  th:first-child {
    width: 15%;
    padding-inline-start: 0;
  }

  th:nth-child(3) {
    width: 28%;
  }

  /* The words of its button end where the card does. */
  th:last-child,
  td:last-child {
    width: 12%;
    padding-block: 0;
    padding-inline-end: 22px;
    text-align: end;
  }

  thead th {
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.875rem;
  }

  tbody tr {
    border-top: 1px solid var(--line);
  }
`;
