import { mailedCodeSchema } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { registerCopy } from '../../../copy/register.es.ts';
import { AuthForm } from '../auth-parts.tsx';

const { code: copy } = registerCopy.sent;
const body = z.object({ code: mailedCodeSchema });

interface MailedCodeFormProps {
  /** Why the code that was typed before does not do. */
  readonly refused: string | undefined;
  readonly onCode: (code: string) => void;
}

/** The six digits beside the mail's link: the other way, for who reads the mail on another device (D46). */
export function MailedCodeForm({ refused, onCode }: MailedCodeFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(body),
    defaultValues: { code: '' },
  });
  useEffect(() => {
    if (refused) setFocus('code');
  }, [refused, setFocus]);
  return (
    <AuthForm noValidate onSubmit={handleSubmit(({ code }) => onCode(code))}>
      <TextField
        label={copy.label}
        hint={copy.hint}
        error={formState.errors.code?.message ?? (formState.isDirty ? undefined : refused)}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        {...register('code')}
      />
      <Button type="submit" $block $variant="soft">
        {copy.submit}
      </Button>
    </AuthForm>
  );
}
