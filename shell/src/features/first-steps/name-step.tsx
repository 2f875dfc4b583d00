import { NAME_MAX } from '@app/contract/names';
import { updateProfile } from '@app/contract/profile';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { call } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { StepButtons, StepForm } from './step-frame.tsx';

/** The first name of the profile. */
export function NameStep({ onNext }: { readonly onNext: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const save = useSingleMutation({
    mutationFn: () => call(updateProfile, { body: { firstName: name } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: () => field.current?.focus(),
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') onNext();
    // Not where the step has been skipped meanwhile: it would lead back from a later one.
    else save.mutate(undefined, { onSuccess: onNext });
  };
  return (
    <StepForm noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={copy.name.label}
        autoComplete="given-name"
        maxLength={NAME_MAX}
        value={name}
        error={save.error ? messageOf(save.error, copy.name.failed) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <StepButtons>
        <Button type="submit" disabled={save.isPending}>
          {copy.next}
        </Button>
        <Button $variant="quiet" onClick={onNext}>
          {copy.skip}
        </Button>
      </StepButtons>
    </StepForm>
  );
}
