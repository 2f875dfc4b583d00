import { once } from '@app/shared-ui/copy/formats';
import { Button } from '@app/shared-ui/components/button';
import { editable, Field, unkept } from '@app/shared-ui/components/field';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import { type NoteSource, useEarlierNotes } from './note-source.ts';
import { NoteState } from './note-state.tsx';
import { useNote } from './use-note.ts';

interface NoteFormProps extends NoteSource {
  readonly title: string;
  readonly question: string;
}

const day = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' }));
const { note: copy } = libraryCopy;

/** A question, and a field for the user's thoughts on it, saved as a journal entry. */
export function NoteForm({ kind, id, title, question }: NoteFormProps) {
  const source = useMemo(() => ({ kind, id }), [kind, id]);
  const { text, noteKey, write, save } = useNote(source, title);
  const earlier = useEarlierNotes(source);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleSave = async () => {
    await save();
    // The button is disabled once the field is empty.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Place aria-labelledby="note">
      <Label>{copy.title}</Label>
      <h2 id="note" ref={heading} tabIndex={-1}>
        {question}
      </h2>
      <Field label={copy.label}>
        {(attributes) => (
          <Words
            {...attributes}
            rows={4}
            lang="es"
            spellCheck
            placeholder={copy.placeholder}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <Row>
        <Button disabled={text.trim() === ''} onClick={() => void handleSave()}>
          {copy.save}
        </Button>
        {text === '' || noteKey === undefined ? null : <NoteState entryKey={noteKey} />}
      </Row>
      {earlier.length > 0 ? (
        <nav aria-label={copy.earlier}>
          <h3>{copy.earlier}</h3>
          <ul>
            {earlier.map(({ key, entryId, writtenAt }) => (
              <li key={key}>
                <Link to={`/journaling/${entryId}`}>{copy.open(day().format(new Date(writtenAt)))}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: 12px;
  max-width: 760px;

  h2 {
    font-size: 1.375rem;
  }

  h3 {
    font-size: 1.0625rem;
  }

  label {
    font-size: 0.9375rem;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-block;
    padding: 10px 0;
  }
`;

const Label = styled.p`
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.875rem;
`;

const Words = styled.textarea.attrs(unkept)`
  ${editable}
  min-height: 132px;
  font: 400 1.125rem / 1.7 var(--font-serif);
  resize: vertical;
  field-sizing: content;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
