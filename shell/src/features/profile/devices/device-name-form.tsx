import { type Device, DEVICE_NAME_MAX, deviceNameSchema, listDevices, nameDevice } from '@app/contract/devices';
import { Button } from '@app/shared-ui/components/button';
import { unkept } from '@app/shared-ui/components/field';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { errorText } from '../use-save-profile.ts';
import { devicesCopy } from '../../../copy/devices.es.ts';

const { name: copy } = devicesCopy;

interface DeviceNameFormProps {
  readonly device: Device;
  readonly onEnd: () => void;
}

/** The user's name for a device; empty removes it. */
export function DeviceNameForm({ device, onEnd }: DeviceNameFormProps) {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const [text, setText] = useState(device.name ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = useSingleMutation({
    mutationFn: (name: string | null) => call(nameDevice, { params: { id: device.id }, body: { name } }),
    onSuccess: async (_, name) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listDevices) });
      showToast({ title: name === null ? copy.removed : copy.saved });
      onEnd();
    },
    onError: () => field.current?.focus(),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return device.name === null ? onEnd() : save.mutate(null);
    const { error } = z.safeParse(deviceNameSchema, text);
    setProblem(error?.issues[0]?.message);
    if (error) field.current?.focus();
    else save.mutate(text);
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        {...unkept}
        ref={field}
        label={copy.label}
        hint={device.name === null ? copy.hint : copy.hintToRemove}
        error={problem ?? (save.error ? errorText(save.error, copy.failed) : undefined)}
        value={text}
        maxLength={DEVICE_NAME_MAX * 2}
        onChange={(event) => setText(event.target.value)}
      />
      <Buttons>
        <Button type="submit" $variant="soft" disabled={save.isPending}>
          {save.isPending ? copy.pending : copy.save}
        </Button>
        <Button $variant="quiet" onClick={onEnd}>
          {copy.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 8px 0;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
