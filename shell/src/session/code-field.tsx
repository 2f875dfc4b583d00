import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError } from '@app/shared-ui/host';
import type { ComponentProps } from 'react';
import { codeFieldCopy } from '../copy/code-field.es.ts';

/** Whether the password was right, and the code of the user's second factor is missing or wrong (V-12). */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.secondFactorRequired === true;

/** Field for the code of the second factor. Recovery codes have letters, so phones show the full keyboard. */
export function CodeField({ hint = codeFieldCopy.hint, ...input }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label={codeFieldCopy.label}
      hint={hint}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
