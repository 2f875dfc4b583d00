import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DISCREET_LOOKS, type DiscreetLook, discreetLooks } from '@app/contract/discreet-looks';
import { Button } from '@app/shared-ui/components/button';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { useState } from 'react';
import { styled } from 'styled-components';
import { discreetCopy } from '../../../copy/discreet.es.ts';

const { dialog: copy } = discreetCopy;

interface LookFormProps {
  readonly now: DiscreetLook | undefined;
  readonly isPending: boolean;
  readonly onChoose: (look: DiscreetLook) => void;
  readonly onCancel: () => void;
}

/** The three looks, and what else turning them on does. */
export function LookForm({ now, isPending, onChoose, onCancel }: LookFormProps) {
  const [look, setLook] = useState<DiscreetLook>(now ?? DISCREET_LOOKS[0]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(look);
      }}
    >
      <fieldset>
        <legend>{discreetCopy.title}</legend>
        {DISCREET_LOOKS.map((each) => (
          <label key={each} htmlFor={`look-${each}`}>
            <input
              id={`look-${each}`}
              type="radio"
              name="look"
              checked={each === look}
              onChange={() => setLook(each)}
            />
            <img src={`/${each}-192.png`} alt="" width={48} height={48} />
            <span>
              {discreetLooks[each]}
              <small>{copy.looks[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {now ? null : <Soft>{copy.mails}</Soft>}
      <Soft>{copy.installed}</Soft>
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? copy.pending : copy.act}
        </Button>
      </DialogActions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  fieldset {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    ${outOfSight}
  }

  label {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--accent);
    background: var(--surface-sunken);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }

  img {
    flex: none;
    border-radius: 12px;
  }

  span {
    display: grid;
    min-width: 0;
  }

  span {
    font-weight: 600;
  }

  small {
    font-weight: 400;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;

const Soft = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
