import * as RadixSwitch from '@radix-ui/react-switch';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface SwitchProps {
  /** What is on or off; it names the switch. */
  readonly label: ReactNode;
  /** Replaces the label for screen readers, which read it without its surroundings. */
  readonly accessibleName?: string;
  /** Id of what explains it, which a screen reader says after its name. */
  readonly describedBy?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ label, accessibleName, describedBy, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <Row data-disabled={disabled || undefined}>
      <Track
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        {...(accessibleName && { 'aria-label': accessibleName })}
        aria-describedby={describedBy}
      >
        <Thumb />
      </Track>
      <label htmlFor={id}>{label}</label>
    </Row>
  );
}

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  min-height: 44px;

  label {
    padding: 10px 0 10px 10px;
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.4;
    cursor: pointer;
  }

  &[data-disabled] label {
    color: var(--ink-soft);
    cursor: default;
  }
`;

/** As large as a thumb, though drawn smaller. */
const Track = styled(RadixSwitch.Root)`
  position: relative;
  flex: none;
  width: 52px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: transparent;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 7px 0;
    border-radius: 999px;
    background: var(--line-strong);
    transition: background-color 0.15s;
  }

  &[data-state='checked']::before {
    background: var(--accent);
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const Thumb = styled(RadixSwitch.Thumb)`
  position: absolute;
  top: 11px;
  left: 4px;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  background: var(--surface-raised);
  transition: translate 0.15s;

  &[data-state='checked'] {
    translate: 22px 0;
  }
`;
