import { styled } from 'styled-components';
import { EdgeButton } from '../../components/edge-button.tsx';
import { summaryMark } from '../../components/summary-mark.ts';
import { contentCopy } from '../../copy/content.es.ts';
import { editableEntries, emptyLike, isGroup, type Json, type JsonGroup, type Place, placeName } from './edit-value.ts';
import { SingleValue, type ValueFieldsProps } from './value-inputs.tsx';

/** Fields for a value of any make: the form follows what the files have, so that a new kind of text needs none of its own. */
export function ValueFields(props: ValueFieldsProps) {
  const { value } = props;
  if (typeof value === 'string' || typeof value === 'number') return <SingleValue {...props} value={value} />;
  if (Array.isArray(value)) return <ListValue {...props} value={value} />;
  if (isGroup(value)) return <GroupValue {...props} />;
  return null;
}

function ListValue({ kind, value, place, faults, onChange }: ValueFieldsProps & { readonly value: Json[] }) {
  const one = contentCopy.one(String(place.at(-1)));
  const fault = faults[placeName(place)];
  return (
    <List>
      {value.map((item, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- without ids of their own, the place is what tells them apart
        <Item key={i}>
          <ValueFields
            kind={kind}
            value={item}
            place={[...place, i]}
            label={contentCopy.numbered(one, i + 1)}
            faults={faults}
            onChange={onChange}
          />
          {place.at(-1) === 'lenses' || value.length === 1 ? null : (
            <EdgeButton
              $variant="quiet"
              onClick={() => onChange(place, (before) => (Array.isArray(before) ? before.toSpliced(i, 1) : before))}
            >
              {contentCopy.remove(contentCopy.numbered(one, i + 1))}
            </EdgeButton>
          )}
        </Item>
      ))}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {place.at(-1) === 'lenses' ? null : (
        <EdgeButton
          $variant="quiet"
          onClick={() =>
            onChange(place, (before) => (Array.isArray(before) ? [...before, emptyLike(before.at(-1) ?? '')] : before))
          }
        >
          {contentCopy.add(one)}
        </EdgeButton>
      )}
    </List>
  );
}

function GroupValue({ kind, value, place, label, faults, onChange }: ValueFieldsProps) {
  if (!isGroup(value)) return null;
  const fields = editableEntries(value).map(([key, inner]) => (
    <ValueFields
      key={key}
      kind={kind}
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
      <summary>
        {label}
        {typeof place.at(-1) === 'number' ? <Excerpt>{firstTextOf(value)}</Excerpt> : null}
      </summary>
      <Fields>{fields}</Fields>
    </Group>
  );
}

/** What tells one of a list from the others while it is closed. */
const firstTextOf = (group: JsonGroup) =>
  editableEntries(group)
    .map(([, inner]) => inner)
    .find((inner) => typeof inner === 'string');

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
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
    ${summaryMark}

    &::after {
      margin-inline-start: auto;
    }
  }

  &[open] {
    padding-bottom: 12px;
  }
`;

const Excerpt = styled.span`
  flex: 1 1 0;
  min-width: 0;
  margin-inline-start: 10px;
  overflow: hidden;
  color: var(--ink-soft);
  font-weight: 400;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Fault = styled.p`
  color: var(--danger);
  font-weight: 500;
  font-size: 0.9375rem;
`;
