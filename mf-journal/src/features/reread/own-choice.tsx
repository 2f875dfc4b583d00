import { Button } from '@app/shared-ui/components/button';
import { Field, unkept } from '@app/shared-ui/components/field';
import { Select } from '@app/shared-ui/components/select';
import { useState } from 'react';
import { styled } from 'styled-components';
import { rereadCopy as copy } from '../../copy/reread.es.ts';
import { type Entry, shortTitle } from '../../entries/entry.ts';
import { shortDate } from '../../entries/entry-date.ts';

interface OwnChoiceProps {
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly onChoose: (key: string) => void;
}

/**
 * Any page of the user's, those of hard days as well: what is not offered may still be wanted. Put in its place by a button only, as the arrow
 * keys on a closed list choose at once.
 */
export function OwnChoice({ entries, onChoose }: OwnChoiceProps) {
  const [key, setKey] = useState('');
  const handleSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (key !== '') onChoose(key);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Field label={copy.label}>
        {(attributes) => (
          <Select {...attributes} {...unkept} value={key} onChange={(event) => setKey(event.target.value)}>
            <option value="" disabled>
              {copy.placeholder}
            </option>
            {entries.map((entry) => (
              <option key={entry.key} value={entry.key}>
                {shortDate(entry.writtenAt)} · {shortTitle(entry)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" $variant="soft" disabled={key === ''}>
        {copy.put}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  justify-items: start;
  padding-bottom: 8px;

  && > :first-child {
    width: 100%;
  }
`;
