import type { Dimension } from '@app/contract/bodies';
import { yearCopy } from '@app/shared-ui/copy/year.es';
import { useDocuments } from '@app/shared-ui/host';
import { YearLines } from '@app/shared-ui/year/year-lines';
import { yearMarksOf } from '@app/shared-ui/year/year-marks';
import { styled } from 'styled-components';

/** The year as far as the user has answered; nothing where no mark is from later than the beginning. */
export function YearSoFar({ dimensions }: { readonly dimensions: readonly Dimension[] }) {
  const marks = yearMarksOf(useDocuments('assessment'));
  if (!marks.some(({ mark }) => mark > 0)) return null;
  return (
    <Section>
      <h4>{yearCopy.title}</h4>
      <p>{yearCopy.text}</p>
      <YearLines dimensions={dimensions} marks={marks} titlesAs="h5" />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 16px;

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }

  > p {
    margin-top: -10px;
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
