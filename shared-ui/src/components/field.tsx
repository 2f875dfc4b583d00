import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Shown below the control, and announced with it by a screen reader. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A toast says the error too: a screen reader hears it once. */
  readonly isErrorSaid?: boolean | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  readonly children: (attributes: FieldAttributes) => ReactNode;
}

/** A labelled control with its hint and its error; the base of `TextField` and `PasswordField`. */
export function Field({ label, hint, error, isErrorSaid = false, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <Problem id={`${id}-error`} role={isErrorSaid ? undefined : 'alert'}>
          {error}
        </Problem>
      ) : null}
    </Frame>
  );
}

/**
 * For a control that holds the user's text: without it the browser writes the value to disk, to restore it with the page (SECURITY P-08).
 */
export const unkept = { autoComplete: 'off' } as const;

/** Style of editable controls: the only ones with a border (DESIGN 3). */
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
  grid-template-columns: minmax(0, 1fr);
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
