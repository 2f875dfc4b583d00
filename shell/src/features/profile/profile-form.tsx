import { type Profile, profileBody } from '@app/contract/profile';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError } from '@app/shared-ui/host';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { media } from '@app/shared-ui/theme/media';
import { profileCopy } from '../../copy/profile.es.ts';
import { useOpener } from '../../ui/use-opener.ts';
import { PendingEmail } from './pending-email.tsx';
import { ProfileCard } from './profile-card.tsx';
import { errorText, useSaveProfile } from './use-save-profile.ts';

const { data: copy } = profileCopy;
const FIELDS = ['username', 'email', 'firstName', 'lastName'] as const;
type FieldName = (typeof FIELDS)[number];
const formSchema = z.required(profileBody);
type ProfileFields = z.infer<typeof formSchema>;

/** Four fields, to read and to edit (2§2.14). */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  /** The field that editing has begun at. */
  const [edited, setEdited] = useState<FieldName>();
  const opener = useOpener(edited !== undefined);
  return (
    <ProfileCard aria-labelledby="profile-data">
      <h2 id="profile-data">{copy.title}</h2>
      {edited ? (
        <Editor profile={profile} first={edited} onEnd={() => setEdited(undefined)} />
      ) : (
        <>
          <Facts>
            {FIELDS.map((name) => (
              <div key={name}>
                <dt>{copy[name]}</dt>
                <dd>
                  {profile[name] || (
                    <Add $variant="quiet" aria-label={copy.addOne(copy[name])} onClick={() => setEdited(name)}>
                      {copy.add}
                    </Add>
                  )}
                </dd>
              </div>
            ))}
          </Facts>
          {profile.pendingEmail ? (
            <PendingEmail email={profile.pendingEmail} current={profile.email} onEnd={() => opener.current?.focus()} />
          ) : null}
          <Button ref={opener} $variant="soft" onClick={() => setEdited('username')}>
            {copy.edit}
          </Button>
        </>
      )}
    </ProfileCard>
  );
}

interface EditorProps {
  readonly profile: Profile;
  /** Has the focus. */
  readonly first: FieldName;
  readonly onEnd: () => void;
}

function Editor({ profile, first, onEnd }: EditorProps) {
  const save = useSaveProfile();
  const { username, email, firstName, lastName } = profile;
  const { register, handleSubmit, formState, setError, setFocus } = useForm<ProfileFields>({
    resolver: zodResolver(formSchema),
    defaultValues: { username, email, firstName, lastName },
  });
  const { errors, dirtyFields } = formState;
  // The button that was pressed is gone.
  useEffect(() => {
    setFocus(first);
  }, [setFocus, first]);
  const handleSave = (values: ProfileFields) => {
    // Only changed fields: sending the e-mail unchanged would cancel a change of address that awaits its link.
    const changed = Object.fromEntries(FIELDS.filter((name) => dirtyFields[name]).map((name) => [name, values[name]]));
    save.mutate(changed, {
      onSuccess: (isSaved) => isSaved && onEnd(),
      onError: (error) => {
        for (const name of FIELDS) {
          const message = fieldError(error, name);
          if (message) setError(name, { message }, { shouldFocus: true });
        }
      },
    });
  };
  const isNamed = save.error && FIELDS.some((name) => save.error && fieldError(save.error, name));
  return (
    <Form noValidate onSubmit={handleSubmit(handleSave)}>
      <TextField
        label={copy.username}
        error={errors.username?.message}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username')}
      />
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        error={errors.email?.message}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <TextField
        label={copy.firstName}
        error={errors.firstName?.message}
        autoComplete="given-name"
        {...register('firstName')}
      />
      <TextField
        label={copy.lastName}
        error={errors.lastName?.message}
        autoComplete="family-name"
        {...register('lastName')}
      />
      {save.error && !isNamed ? <FormError title={errorText(save.error)} /> : null}
      <Actions>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? copy.pending : copy.save}
        </Button>
        <Button $variant="quiet" onClick={onEnd}>
          {copy.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

/** The server's error for one field; a taken user name is reported without naming it. */
function fieldError(error: Error, name: FieldName): string | undefined {
  if (error instanceof ApiError && error.status === 409 && name === 'username') return error.problem?.message;
  return fieldsOf(error)[name];
}

const Facts = styled.dl`
  display: grid;
  gap: 14px 24px;

  && {
    margin: 16px 0 20px;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Begins where the words of the other rows do. */
const Add = styled(Button)`
  min-height: 44px;
  margin: -8px -14px;
  padding: 8px 14px;
`;

const Form = styled.form`
  display: grid;
  gap: 16px;

  && {
    margin-top: 16px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
