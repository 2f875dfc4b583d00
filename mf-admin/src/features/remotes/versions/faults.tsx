import type { FaultFrame, RemoteFault } from '@app/contract/remote-faults';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { TableDetails } from '../../../components/data-table.tsx';
import { Row, RowHead, RowLines, Rows, Soft } from '../../../components/sheet.tsx';
import { faultsCopy as copy } from '../../../copy/faults.es.ts';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';
import { faultsQuery } from '../../../queries/remote-queries.ts';

/** What of a part has failed in browsers, equal faults together; nothing where nothing has. */
export function Faults({ name }: { readonly name: string }) {
  const faults = useQuery(faultsQuery);
  const own = (faults.data ?? []).filter((fault) => fault.name === name);
  if (own.length === 0) return null;
  return (
    <TableDetails>
      <summary>{copy.summary(own.length)}</summary>
      <Soft as="p">{copy.lead}</Soft>
      <Rows aria-label={copy.listOf(remoteLabel(name))}>
        {own.map((fault) => (
          <FaultRow key={identityOf(fault)} fault={fault} />
        ))}
      </Rows>
    </TableDetails>
  );
}

/** What makes faults of a part equal, so that the server counts them together. */
const identityOf = ({ version, kind, error, frames }: RemoteFault): string =>
  JSON.stringify([version, kind, error, ...frames.map(({ file, line, column }) => [file, line, column])]);

const positionOf = ({ file, line, column }: FaultFrame): string => `${file}:${line}:${column}`;

function FaultRow({
  fault: { version, kind, error, count, firstAt, lastAt, frames },
}: {
  readonly fault: RemoteFault;
}) {
  return (
    <Row>
      <RowLines>
        <RowHead>
          <strong>
            {error} · {version}
          </strong>
          {copy.times(count)}
        </RowHead>
        <Soft>{copy.kind(kind)}</Soft>
        <Soft>{copy.seen(formatMoment(firstAt), formatMoment(lastAt))}</Soft>
        {frames.length > 0 ? (
          <Places aria-label={copy.places}>
            {/* By depth: what calls itself has a place more than once. */}
            {frames.map((frame, depth) => (
              <li key={depth}>
                <code>{positionOf(frame)}</code>
              </li>
            ))}
          </Places>
        ) : null}
      </RowLines>
    </Row>
  );
}

const Places = styled.ol`
  margin: 0;
  padding: 0;
  color: var(--ink-soft);
  font-size: 0.875rem;
  list-style: none;
  overflow-wrap: anywhere;
`;
