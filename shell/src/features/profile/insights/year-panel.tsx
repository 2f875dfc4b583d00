import { getActivity } from '@app/contract/activities';
import type { Body, Dimension } from '@app/contract/bodies';
import { YEARLY_DIMENSIONS } from '@app/contract/yearly';
import { yearCopy as copy } from '@app/shared-ui/copy/year.es';
import { endpointQuery, type StoredDocument, useHost } from '@app/shared-ui/host';
import { mayBeOffered } from '@app/shared-ui/moods/gentle-day';
import { useIsComplete } from '@app/shared-ui/moods/use-is-complete';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { firstOf } from '@app/shared-ui/text/graphemes';
import { dimensionOf } from '@app/shared-ui/year/assessments';
import { YearLines } from '@app/shared-ui/year/year-lines';
import { type YearMark, yearMarksOf } from '@app/shared-ui/year/year-marks';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Panel } from './panel.tsx';

/** The two dimensions that are asked three times, as a year; nothing before the first answer. */
export function YearPanel({ assessments }: { readonly assessments: readonly StoredDocument[] }) {
  const marks = yearMarksOf(assessments);
  const latest = marks.at(-1);
  return latest ? <Year marks={marks} latest={latest} /> : null;
}

function Year({ marks, latest }: { readonly marks: readonly YearMark[]; readonly latest: YearMark }) {
  const { documents } = useHost();
  const { data } = useQuery(endpointQuery(getActivity, { params: { id: latest.activityId } }));
  const isComplete = useIsComplete();
  const written = marks.flatMap(({ mark, activityId }) => {
    const entry = documents.get('entry', `activity-${activityId}`);
    const words = isComplete && entry && mayBeOffered(documents, entry) ? firstWords(entry) : '';
    return words === '' ? [] : [{ mark, words }];
  });
  return (
    <Panel title={copy.title} text={latest.mark === 0 ? copy.soon : copy.text}>
      <YearLines dimensions={dimensionsIn(data?.body)} marks={marks} titlesAs="h3" />
      {written.length > 0 ? (
        <Written>
          <h3>{copy.written}</h3>
          {written.map(({ mark, words }) => (
            <figure key={mark}>
              <figcaption>{copy.marks[mark]}</figcaption>
              <blockquote>{words}</blockquote>
            </figure>
          ))}
        </Written>
      ) : null}
    </Panel>
  );
}

/** The yearly dimensions, as a body words them. */
function dimensionsIn(body: Body | null | undefined): readonly Dimension[] {
  const asked = body?.kind === 'assessment' ? [...body.dimensions, ...(body.yearly ?? [])] : [];
  return YEARLY_DIMENSIONS.map((key) => dimensionOf(asked, key));
}

/** Enough for the lines that are shown, in characters. */
const CHARACTERS = 400;

const firstWords = (entry: StoredDocument): string => {
  const [words = ''] = answersOf(entry).values();
  return firstOf(words.trim(), CHARACTERS);
};

const Written = styled.section`
  display: grid;
  gap: 12px;
  padding-top: 14px;
  border-top: 1px solid var(--line);

  h3 {
    margin: 0;
    font: 500 1.0625rem / 1.3 var(--font-serif);
  }

  figure,
  blockquote {
    margin: 0;
  }

  figcaption {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  blockquote {
    display: -webkit-box;
    overflow: hidden;
    max-width: var(--measure);
    font: 400 1.0625rem / 1.5 var(--font-serif);
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-line-clamp: 4;
    -webkit-box-orient: vertical;
  }
`;
