import type { Exercise as ExerciseText } from '@app/contract/library';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';

export function Exercise({ exercise }: { readonly exercise: ExerciseText }) {
  return (
    <Place aria-labelledby="exercise">
      <Label>{libraryCopy.reading.exercise}</Label>
      <h2 id="exercise">{exercise.title}</h2>
      <ol>
        {exercise.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: 8px;
  max-width: 760px;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  h2 {
    font-size: 1.375rem;
  }

  ol {
    display: grid;
    gap: 12px;
    margin: 8px 0 0;
    padding-left: 1.4em;
  }

  li::marker {
    color: var(--accent);
    font: 500 1.0625rem var(--font-serif);
  }
`;

const Label = styled.p`
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.875rem;
`;
