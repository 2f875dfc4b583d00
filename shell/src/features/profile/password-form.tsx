import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { changePassword } from '@app/contract/account-settings';
import { listDevices } from '@app/contract/devices';
import { passwordSchema } from '@app/contract/sign-in';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { call, keyOf, useHost } from '@app/shared-ui/host';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { profileCopy } from '../../copy/profile.es.ts';
import { errorText } from './use-save-profile.ts';

const { password: copy } = profileCopy;

const formSchema = z
  .object({ currentPassword: passwordSchema, newPassword: passwordSchema, repeated: z.string() })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, { path: ['repeated'], error: copy.different }),
  );
type PasswordFields = z.infer<typeof formSchema>;

/** The current password and the new one, twice (V-06). */
export function PasswordForm({ onEnd }: { readonly onEnd: () => void }) {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm<PasswordFields>({
    resolver: zodResolver(formSchema),
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
  });
  const change = useSingleMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordFields) =>
      call(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf(listDevices) });
      showToast({ title: copy.done, description: copy.doneText });
      onEnd();
    },
    onError: (error) => {
      for (const name of ['newPassword', 'currentPassword'] as const) {
        const message = fieldsOf(error)[name];
        if (message) setError(name, { message }, { shouldFocus: true });
      }
    },
  });
  const { errors } = formState;
  const isNamed = change.error && Object.keys(fieldsOf(change.error)).length > 0;
  return (
    <DialogForm noValidate onSubmit={handleSubmit((fields) => change.mutate(fields))}>
      <PasswordField
        label={copy.current}
        error={errors.currentPassword?.message}
        required
        autoComplete="current-password"
        {...register('currentPassword')}
      />
      <PasswordField
        label={copy.next}
        hint={copy.nextHint}
        error={errors.newPassword?.message}
        required
        autoComplete="new-password"
        {...register('newPassword')}
      />
      <PasswordField
        label={copy.repeated}
        error={errors.repeated?.message}
        required
        autoComplete="new-password"
        {...register('repeated')}
      />
      {change.error && !isNamed ? <FormError title={errorText(change.error, copy.failed)} /> : null}
      <DialogActions>
        <Button $variant="quiet" onClick={onEnd}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? copy.pending : copy.submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
