import { Button } from '@app/shared-ui/components/button';
import { editable, Field, unkept } from '@app/shared-ui/components/field';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { sampleCopy } from '../../../copy/sample.es.ts';
import { keepSampleLine, SAMPLE_LINE_LENGTH, sampleLine } from '../../../storage/sample-line.ts';
import { StepTitle } from './step-title.tsx';

interface LineFormProps {
  /** The three minutes came before; they may be left out. */
  readonly hasSat: boolean;
  readonly onKept: () => void;
  readonly onLeave: () => void;
}

/** A line to write; it is stored in this browser when the user says so, and sent to nobody. */
export function LineForm({ hasSat, onKept, onLeave }: LineFormProps) {
  // One that is kept already: another would take its place.
  const [text, setText] = useState(() => sampleLine() ?? '');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') setError(sampleCopy.empty);
    else if (keepSampleLine(line)) onKept();
    else setError(sampleCopy.notKept);
  };
  return (
    <>
      <StepTitle>{sampleCopy.writeTitle}</StepTitle>
      <Form noValidate onSubmit={handleSubmit}>
        <Field label={hasSat ? sampleCopy.question : sampleCopy.openQuestion} hint={sampleCopy.hint} error={error}>
          {(attributes) => (
            <Line
              {...attributes}
              {...unkept}
              rows={3}
              maxLength={SAMPLE_LINE_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">{sampleCopy.keep}</Button>
      </Form>
      <Button $variant="quiet" onClick={onLeave}>
        {sampleCopy.leave}
      </Button>
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  justify-items: start;
  width: 100%;

  > div {
    width: 100%;
  }
`;

const Line = styled.textarea`
  ${editable}
  display: block;
  resize: none;
  font: 400 1.1875rem / 1.5 var(--font-serif);
`;
