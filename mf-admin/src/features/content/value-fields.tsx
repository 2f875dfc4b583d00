import { Button } from '@app/shared-ui/components/button';
import { editable, Field } from '@app/shared-ui/components/field';
import { styled } from 'styled-components';
import { summaryMark } from '../../components/summary-mark.ts';
import { contentCopy } from '../../copy/content.es.ts';
import { editableEntries, emptyLike, isGroup, type Json, type Place, placeName } from './edit-value.ts';

/** Texts from here on get room to grow. */
const LONG_TEXT = 60;

interface ValueFieldsProps {
  readonly value: Json;
  readonly place: Place;
  readonly label: string;
  /** Faults by place, as the server names them. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (place: Place, change: (before: Json) => Json) => void;
}

/** Fields for a value of any make: the form follows what the files have, so that a new kind of text needs none of its own. */
export function ValueFields(props: ValueFieldsProps) {
  const { value } = props;
  if (typeof value === 'string') return <TextValue {...props} value={value} />;
  if (typeof value === 'number') return <NumberValue {...props} value={value} />;
  if (Array.isArray(value)) return <ListValue {...props} value={value} />;
  if (isGroup(value)) return <GroupValue {...props} />;
  return null;
}

function TextValue({ value, place, label, faults, onChange }: ValueFieldsProps & { readonly value: string }) {
  const isLong = value.length > LONG_TEXT || place.length > 2;
  return (
    <Field label={label} error={faults[placeName(place)]}>
      {(attributes) =>
        isLong ? (
          <TextArea
            {...attributes}
            rows={2}
            lang="es"
            spellCheck
            value={value}
            onChange={(event) => onChange(place, () => event.target.value)}
          />
        ) : (
          <Input {...attributes} value={value} onChange={(event) => onChange(place, () => event.target.value)} />
        )
      }
    </Field>
  );
}

function NumberValue({ value, place, label, faults, onChange }: ValueFieldsProps & { readonly value: number }) {
  return (
    <Field label={label} error={faults[placeName(place)]}>
      {(attributes) => (
        <Input
          {...attributes}
          type="number"
          value={value}
          onChange={(event) => onChange(place, () => Number(event.target.value))}
        />
      )}
    </Field>
  );
}

function ListValue({ value, place, label, faults, onChange }: ValueFieldsProps & { readonly value: Json[] }) {
  const fault = faults[placeName(place)];
  return (
    <List>
      {value.map((item, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- without ids of their own, the place is what tells them apart
        <Item key={i}>
          <ValueFields
            value={item}
            place={[...place, i]}
            label={contentCopy.numbered(label, i + 1)}
            faults={faults}
            onChange={onChange}
          />
          {place.at(-1) === 'lenses' || value.length === 1 ? null : (
            <Button
              $variant="quiet"
              onClick={() => onChange(place, (before) => (Array.isArray(before) ? before.toSpliced(i, 1) : before))}
            >
              {contentCopy.remove(contentCopy.numbered(label, i + 1))}
            </Button>
          )}
        </Item>
      ))}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {place.at(-1) === 'lenses' ? null : (
        <Button
          $variant="quiet"
          onClick={() =>
            onChange(place, (before) => (Array.isArray(before) ? [...before, emptyLike(before.at(-1) ?? '')] : before))
          }
        >
          {contentCopy.add(label)}
        </Button>
      )}
    </List>
  );
}

function GroupValue({ value, place, label, faults, onChange }: ValueFieldsProps) {
  if (!isGroup(value)) return null;
  const fields = editableEntries(value).map(([key, inner]) => (
    <ValueFields
      key={key}
      value={inner}
      place={[...place, key]}
      label={contentCopy.field(key)}
      faults={faults}
      onChange={onChange}
    />
  ));
  if (place.length === 0) return <Fields>{fields}</Fields>;
  return (
    <Group open={place.length < 2 || hasFaultBelow(faults, place)}>
      <summary>{label}</summary>
      <Fields>{fields}</Fields>
    </Group>
  );
}

const hasFaultBelow = (faults: Readonly<Record<string, string>>, place: Place) =>
  Object.keys(faults).some((name) => name.startsWith(`${placeName(place)}.`));

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;

  & > * {
    max-width: 100%;
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  width: 100%;

  & > :first-child {
    width: 100%;
  }
`;

const Group = styled.details`
  width: 100%;
  padding: 4px 16px;
  border-radius: var(--radius-field);
  background: color-mix(in oklch, var(--surface-sunken), transparent 40%);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
    ${summaryMark}
  }

  &[open] {
    padding-bottom: 12px;
  }
`;

const Input = styled.input`
  ${editable}
`;

const TextArea = styled.textarea`
  ${editable}
  min-height: 84px;
  field-sizing: content;
  resize: vertical;
`;

const Fault = styled.p`
  color: var(--danger);
  font-weight: 500;
  font-size: 0.9375rem;
`;
