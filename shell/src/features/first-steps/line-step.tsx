import { beginEntry } from '@app/contract/written-at';
import { Button } from '@app/shared-ui/components/button';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';
import { forgetSampleLine, sampleLine } from '../../storage/sample-line.ts';
import { StepButtons, StepForm } from './step-frame.tsx';

/**
 * A sentence as the first entry of the journal: the user's own from the landing page's sample, or one of those that stand there. Either
 * way the line that was kept on the device is deleted from there.
 */
export function LineStep({ onNext }: { readonly onNext: () => void }) {
  const { documents } = useHost();
  const [own] = useState(sampleLine);
  const sentences: readonly string[] = own === undefined ? copy.line.sentences : [own, ...copy.line.sentences];
  const [chosen, setChosen] = useState(own);
  const [error, setError] = useState<string>();
  const skip = () => {
    forgetSampleLine();
    onNext();
  };
  const keep = useSingleMutation({
    networkMode: 'always',
    mutationFn: (sentence: string) =>
      documents.set('entry', documents.newKey(), {
        ...beginEntry(),
        title: { value: copy.entryTitle },
        writingMode: { value: 'text' },
        isCompleted: { value: true },
        'responses.personal_content': { value: sentence },
      }),
    onSuccess: skip,
    onError: () => setError(copy.line.failed),
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === undefined) setError(copy.line.choose);
    else keep.mutate(chosen);
  };
  return (
    <StepForm noValidate onSubmit={handleSubmit}>
      <Sentences aria-describedby={error && 'first-line-error'}>
        <legend>{copy.line.legend}</legend>
        {sentences.map((sentence) => (
          <label key={sentence}>
            <input
              type="radio"
              name="first-line"
              checked={chosen === sentence}
              onChange={() => {
                setChosen(sentence);
                setError(undefined);
              }}
            />
            <span>
              {sentence === own ? <small>{copy.line.own}</small> : null}
              <q>{sentence}</q>
            </span>
          </label>
        ))}
      </Sentences>
      <StepButtons>
        {error ? (
          <p id="first-line-error" role="alert">
            {error}
          </p>
        ) : null}
        <Button type="submit">{copy.line.save}</Button>
        <Button $variant="quiet" onClick={skip}>
          {copy.skip}
        </Button>
      </StepButtons>
    </StepForm>
  );
}

const Sentences = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${outOfSight}
  }

  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-height: 44px;
    padding: 10px 16px;
    cursor: pointer;
    border-radius: var(--radius-field);
    background: var(--surface-sunken);
  }

  label:has(:checked) {
    background: var(--accent-soft);
  }

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  q {
    font: 400 1.125rem / 1.45 var(--font-serif);
    overflow-wrap: anywhere;
    quotes: '«' '»';
  }
`;
