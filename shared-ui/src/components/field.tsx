import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Said below the control, and to a screen reader with it. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A labelled control with its hint and its error; `TextField` and `PasswordField` are made of it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      ) : null}
    </Frame>
  );
}

/**
 * For a control that holds her words: what stands in any other the browser writes into its profile, so as to restore it with the page
 * (SECURITY P-08).
 */
export const unkept = { autoComplete: 'off' } as const;

/** How an editable thing looks: the only things with a border (DESIGN 3). */
export const editable = css`
  width: 100%;
  min-height: 50px;
  padding: 10px 16px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: var(--surface-raised);
  color: var(--ink);
  font: 400 1.0625rem / 1.5 var(--font-sans);

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
  }

  &:focus-visible {
    border-color: transparent;
    outline-offset: 0;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: 6px;

  label {
    font-weight: 600;
    font-size: 1rem;
  }
`;

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: 0.9375rem;
  font-weight: 500;
`;
