import { styled } from 'styled-components';
import { lockCopy } from '../../../copy/lock.es.ts';
import { LOCK_AFTER, type LockAfter } from '../../../storage/lock-note.ts';

const { after: copy } = lockCopy;

interface AfterChoiceProps {
  readonly value: number;
  readonly onChange: (after: LockAfter) => void;
}

/** When the lock falls. */
export function AfterChoice({ value, onChange }: AfterChoiceProps) {
  return (
    <Choices>
      <legend>{copy.title}</legend>
      {LOCK_AFTER.map((after) => (
        <label key={after} htmlFor={`lock-after-${after}`}>
          <input
            id={`lock-after-${after}`}
            type="radio"
            name="lock-after"
            checked={after === value}
            onChange={() => onChange(after)}
          />
          {copy.options[after]}
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
  }

  label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 0 16px 0 12px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;
