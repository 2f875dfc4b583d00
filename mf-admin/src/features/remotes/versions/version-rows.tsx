import { styled } from 'styled-components';
import { Row, RowHead, RowLines } from '../../../components/sheet.tsx';
import { VersionChips, VersionLines, VersionLoad, type VersionsProps, WithdrawButton } from './version-parts.tsx';

/** The versions of a part below one another: how each fares, who published it, who put it in use, what has become of it. */
export const VersionRows = ({ remote, versions, loads, label, onWithdraw }: VersionsProps) => (
  <List aria-label={label}>
    {versions.map((version) => {
      const load = loads.find((each) => each.version === version.version);
      return (
        <Row key={version.version} tabIndex={-1}>
          <RowLines>
            <RowHead>
              <strong>{version.version}</strong>
              <VersionChips remote={remote} version={version} load={load} />
            </RowHead>
            <VersionLoad load={load} />
            <VersionLines remote={remote} version={version} />
          </RowLines>
          <WithdrawButton remote={remote} version={version} onWithdraw={onWithdraw} />
        </Row>
      );
    })}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  /* The words of a row stand below those of the card. */
  margin: 0 -12px;
  padding: 0;
  list-style: none;
`;
