import { contactBody, sendContact } from '@app/contract/contact';
import { Button } from '@app/shared-ui/components/button';
import { editable, Field, unkept } from '@app/shared-ui/components/field';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, NetworkError, useHost, useSession } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { helpCopy } from '../../copy/help.es.ts';

const { contact } = helpCopy;

/** Prefills the form from a link elsewhere on the page; a new object for each press. */
export interface Prefill {
  readonly subject: string;
}

/** Four required fields; what was written stays until it has been sent (2§2.16, D21). */
export function ContactForm({ prefill }: { readonly prefill: Prefill | undefined }) {
  const { alert } = useHost();
  const { user } = useSession();
  const { register, handleSubmit, formState, getValues, reset, setFocus, setValue } = useForm({
    resolver: zodResolver(contactBody),
    defaultValues: { name: user.firstName || user.username, email: user.email, subject: '', message: '' },
  });
  useEffect(() => {
    if (!prefill) return;
    setValue('subject', prefill.subject);
    setFocus('message');
  }, [setFocus, setValue, prefill]);
  const send = useSingleMutation({
    mutationFn: (body: ContactFields) => call(sendContact, { body }),
    onSuccess: async (_, sent) => {
      const now = getValues();
      // What was typed while it was on its way has not been sent.
      const left = (name: keyof ContactFields) => (now[name].trim() === sent[name] ? '' : now[name]);
      reset({ name: left('name'), email: left('email'), subject: left('subject'), message: left('message') });
      await alert(contact.sent);
    },
  });
  const { errors } = formState;
  return (
    <Form noValidate onSubmit={handleSubmit((body) => send.mutate(body))}>
      <TextField label={contact.name} error={errors.name?.message} required autoComplete="name" {...register('name')} />
      <TextField
        label={contact.email}
        error={errors.email?.message}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <TextField
        label={contact.subject}
        error={errors.subject?.message}
        required
        {...unkept}
        {...register('subject')}
      />
      <Field label={contact.message} error={errors.message?.message}>
        {(attributes) => <Message rows={5} required {...attributes} {...register('message')} />}
      </Field>
      {send.error ? <FormError title={errorText(send.error)} /> : null}
      {/* Not disabled: the question that follows could not give the focus back. */}
      <Button type="submit" aria-disabled={send.isPending}>
        {send.isPending ? contact.pending : contact.submit}
      </Button>
    </Form>
  );
}

interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const errorText = (error: Error): string =>
  error instanceof NetworkError ? contact.offline : messageOf(error, contact.failed);

const Form = styled.form`
  display: grid;
  gap: 16px;

  button {
    justify-self: start;
  }
`;

const Message = styled.textarea.attrs(unkept)`
  ${editable}
  resize: vertical;
`;
