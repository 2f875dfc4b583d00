import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError } from '@app/shared-ui/host';
import type { ComponentProps } from 'react';
import { codeCopy } from '../copy/code-es.ts';

/** Whether the password was right, and the code of her second factor is missing or is not (V-12). */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.secondFactorRequired === true;

/** For the code of her second factor. Recovery codes have letters, so phones show their whole keyboard. */
export function CodeField({ hint = codeCopy.hint, ...input }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label={codeCopy.label}
      hint={hint}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
