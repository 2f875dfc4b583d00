import type { BodyOfKind } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { BookOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Paragraphs } from '../../../components/paragraphs.tsx';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { Checklist } from './checklist.tsx';

interface BookSummaryProps extends Pick<BodyOfKind<'book'>, 'work' | 'summary' | 'exercise'> {
  readonly listKey: string;
}

export function BookSummary({ listKey, work, summary, exercise }: BookSummaryProps) {
  const summaryId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Book>
        <Cover aria-hidden="true">
          <BookOpen size={26} strokeWidth={1.6} />
        </Cover>
        <div>
          <Work>{activitiesCopy.book.work(work.title, work.author, work.year)}</Work>
          <Toggle $variant="quiet" aria-expanded={isOpen} aria-controls={summaryId} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? activitiesCopy.book.close : activitiesCopy.book.open}
          </Toggle>
        </div>
        <Summary id={summaryId} hidden={!isOpen}>
          <Paragraphs text={summary} />
        </Summary>
      </Book>
      <Checklist listKey={listKey} title={activitiesCopy.book.exercise} items={exercise} isOrdered />
    </>
  );
}

const Book = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px 18px;
  padding: 18px;
  border-radius: 16px;
  background: var(--surface-sunken);
`;

const Cover = styled.span`
  display: grid;
  place-items: center;
  width: 62px;
  height: 84px;
  border-radius: 4px 10px 10px 4px;
  background: linear-gradient(90deg, var(--tone-line) 0 7px, var(--tone-surface) 7px);
  color: var(--tone-ink);
`;

const Work = styled.p`
  font: 500 1.0625rem / 1.35 var(--font-serif);
`;

const Toggle = styled(Button)`
  margin-left: -14px;
  padding: 10px 14px;
`;

const Summary = styled.div`
  grid-column: 1 / -1;
  padding-top: 4px;

  &[hidden] {
    display: none;
  }
`;
