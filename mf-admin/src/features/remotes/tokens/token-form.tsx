import { createDeployTokenAsAdmin, newDeployTokenSchema } from '@app/contract/deploy-tokens';
import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { Field, unkept } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type SyntheticEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { deployTokensCopy } from '../../../copy/deploy-tokens.es.ts';
import { remoteLabel } from '../../../copy/parts.es.ts';
import type { MadeToken } from './token-secret.tsx';

const { form: copy, faults: faultTexts } = deployTokensCopy;

const DAYS = [7, 30, 90, 180, 365] as const;
const USUAL_DAYS = 90;

/** What is asked for, as it was typed. */
export interface TokenWish {
  readonly remote: string;
  readonly name: string;
  readonly days: number;
}

export const NO_WISH: TokenWish = { remote: '', name: '', days: USUAL_DAYS };

interface TokenFormProps {
  /** Names of the parts that there are; a new one may be typed. */
  readonly parts: readonly string[];
  readonly wish: TokenWish;
  readonly onWish: (wish: TokenWish) => void;
  readonly onMade: (made: MadeToken) => void;
  readonly onCancel: () => void;
}

type Faults = Partial<Record<'remote' | 'name', string>>;

function faultsOf({ issues }: z.core.$ZodError): Faults {
  const wrong = new Set(issues.map(({ path: [field] }) => field));
  return {
    ...(wrong.has('remote') && { remote: faultTexts.remote }),
    ...(wrong.has('name') && { name: faultTexts.name }),
  };
}

/** For which part, for whom, until when. What the server answers is given on at once: no cache of ours has the token. */
export function TokenForm({ parts, wish, onWish, onMade, onCancel }: TokenFormProps) {
  const { withPassword } = useHost();
  const [faults, setFaults] = useState<Faults>({});
  const list = useId();

  const make = useSingleMutation({
    // Returns nothing: a mutation's answer is kept in the cache.
    mutationFn: async (body: z.infer<typeof newDeployTokenSchema>) => {
      const made = await withPassword(() => call(createDeployTokenAsAdmin, { body }));
      if (made) onMade(made.answer);
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = z.safeParse(newDeployTokenSchema, { ...wish, remote: wish.remote.trim() });
    setFaults(given.success ? {} : faultsOf(given.error));
    if (given.success) make.mutate(given.data);
  };

  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      <TextField
        label={copy.part}
        hint={copy.partHint}
        error={faults.remote}
        list={list}
        value={wish.remote}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...unkept}
        onChange={(event) => onWish({ ...wish, remote: event.target.value })}
      />
      <datalist id={list}>
        {parts.map((name) => (
          <option key={name} value={name}>
            {remoteLabel(name)}
          </option>
        ))}
      </datalist>
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        error={faults.name}
        value={wish.name}
        required
        {...unkept}
        onChange={(event) => onWish({ ...wish, name: event.target.value })}
      />
      <Field label={copy.days}>
        {(attributes) => (
          <Select
            {...attributes}
            value={wish.days}
            onChange={(event) => onWish({ ...wish, days: Number(event.target.value) })}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {copy.inDays(days)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {make.error ? <FormError title={messageOf(make.error, copy.failed)} /> : null}
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={make.isPending}>
          {make.isPending ? copy.pending : copy.submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
