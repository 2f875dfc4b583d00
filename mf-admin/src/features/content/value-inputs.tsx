import type { ContentKindName } from '@app/contract/admin-content';
import { editable, Field } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { useState } from 'react';
import { styled } from 'styled-components';
import { contentCopy } from '../../copy/content.es.ts';
import { type Json, type Place, placeName } from './edit-value.ts';

/** Texts from here on get room to grow. */
const LONG_TEXT = 60;

export interface ValueFieldsProps {
  readonly kind: ContentKindName;
  readonly value: Json;
  readonly place: Place;
  readonly label: string;
  /** Faults by place, as the server names them. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (place: Place, change: (before: Json) => Json) => void;
}

/** A text, a number, or a word that is chosen among those of its field. */
export function SingleValue({
  kind,
  value,
  place,
  label,
  faults,
  onChange,
}: ValueFieldsProps & { readonly value: string | number }) {
  const key = String(place.at(-1));
  const choices = contentCopy.choices(kind, key);
  const type = typeof value === 'number' ? 'number' : key === 'coverColor' ? 'color' : 'text';
  const handleChange = ({ target }: { readonly target: { readonly value: string } }) =>
    onChange(place, () => (type === 'number' ? Number(target.value) : target.value));
  // A field that changed its kind while one types would lose the keyboard.
  const [isLong] = useState(typeof value === 'string' && (value.length > LONG_TEXT || place.length > 1));
  // A word that a newer server knows is not changed by being shown.
  if (choices && (value === '' || Object.hasOwn(choices, value)))
    return (
      <Field label={label} error={faults[placeName(place)]}>
        {(attributes) => (
          <Select {...attributes} value={value} onChange={handleChange}>
            {value === '' ? <option value="">{contentCopy.choose}</option> : null}
            {Object.entries(choices).map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  return (
    <Field label={label} error={faults[placeName(place)]}>
      {(attributes) =>
        isLong ? (
          <TextArea {...attributes} rows={2} lang="es" spellCheck value={value} onChange={handleChange} />
        ) : (
          <Input {...attributes} type={type} value={value} onChange={handleChange} />
        )
      }
    </Field>
  );
}

const Input = styled.input`
  ${editable}

  &[type='color'] {
    max-width: 120px;
    padding: 6px;
  }
`;

const TextArea = styled.textarea`
  ${editable}
  min-height: 84px;
  field-sizing: content;
  resize: vertical;
`;
