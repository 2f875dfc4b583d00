import { Switch } from '@app/shared-ui/components/switch';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SwitchRowProps {
  readonly label: string;
  /** What it does; a screen reader says it with the name. */
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch at the end of its row, where the thumb is, and below its label what it does. */
export function SwitchRow({ hint, ...toggle }: SwitchRowProps) {
  const hintId = useId();
  return (
    <Row>
      <Switch {...toggle} describedBy={hintId} />
      <Hint id={hintId}>{hint}</Hint>
    </Row>
  );
}

const Row = styled.div`
  display: grid;

  > :first-child {
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: 10px;
  }

  label {
    flex: 1;
    padding-left: 0;
    font-size: 1rem;
  }
`;

/** Below the switch's label, not below the switch. */
const Hint = styled.p`
  max-width: var(--measure);
  margin-top: -4px;
  padding-right: 62px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
