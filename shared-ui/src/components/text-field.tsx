import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { editable, Field } from './field.tsx';

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isErrorSaid?: boolean | undefined;
}

/** One line of text with its label: `<TextField label="Email" type="email" {...register('email')} error={…} />`. */
export function TextField({ label, hint, error, isErrorSaid, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isErrorSaid={isErrorSaid}>
      {(attributes) => <Input {...attributes} {...input} />}
    </Field>
  );
}

const Input = styled.input`
  ${editable}
`;
