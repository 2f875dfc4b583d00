import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface CheckRowProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to tick with its whole line to touch. */
export function CheckRow({ label, checked, onChange }: CheckRowProps) {
  return (
    <Row>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  cursor: pointer;

  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
`;
