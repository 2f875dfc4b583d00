import type { SyncKind } from '@app/contract/sync';
import { Field } from '@app/shared-ui/components/field';
import { styled } from 'styled-components';
import { useLiveText } from '../days/use-live-text.ts';
import { OtherVersions } from './other-versions.tsx';
import { TextArea, TextInput } from './text-controls.ts';

interface LiveTextFieldProps {
  readonly kind: SyncKind;
  readonly documentKey: string;
  readonly field: string;
  readonly label: string;
  readonly placeholder?: string;
  /** Minimum height in lines; the field grows with the text. Without it the field has one line. */
  readonly rows?: number;
}

/** A field that saves while the user types, with the conflicting versions of its text below it. */
export function LiveTextField({ kind, documentKey, field, label, placeholder, rows }: LiveTextFieldProps) {
  const live = useLiveText(kind, documentKey, field);
  const control = {
    value: live.value,
    placeholder,
    lang: 'es',
    onFocus: live.onFocus,
    onBlur: live.onBlur,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => live.onChange(event.target.value),
  };
  return (
    <Stack>
      <Field label={label}>
        {(attributes) =>
          rows ? <TextArea {...attributes} {...control} rows={rows} /> : <TextInput {...attributes} {...control} />
        }
      </Field>
      <OtherVersions kind={kind} documentKey={documentKey} field={field} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;
