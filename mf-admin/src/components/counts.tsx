import { styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';

interface CountsProps {
  readonly counts: readonly (readonly [label: string, value: number])[];
}

/** Three figures side by side, with what each counts. */
export function Counts({ counts }: CountsProps) {
  return (
    <List>
      {counts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{panelCopy.number(value)}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin: 0;

  div {
    display: grid;
    align-content: space-between;
    padding: 14px 16px;
    border-radius: var(--radius-card);
    background: var(--surface-sunken);
  }

  dt {
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.875rem;
    line-height: 1.35;
  }

  dd {
    margin: 4px 0 0;
    font: 500 1.5rem / 1.2 var(--font-serif);
  }
`;
