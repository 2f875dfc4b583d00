import { Button } from '@app/shared-ui/components/button';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { PageDialog } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PaperBar } from '../components/paper-bar.tsx';
import { PaperColumn } from '../components/paper.ts';
import { journalCopy } from '../copy/journal.es.ts';
import { versionsCopy } from '../copy/versions.es.ts';
import { type Entry, headingOf, placeOf } from '../entries/entry.ts';
import { drawingsOf } from '../entries/entry-drawings.ts';
import type { neighboursOf } from '../entries/neighbours.ts';
import { withAnswered } from '../entries/questions.ts';
import { useActivityFacts } from '../entries/use-activity.ts';
import { Answer } from './answer.tsx';
import { ReadHead } from './read-head.tsx';
import { useArrows } from './use-arrows.ts';

interface ReadPageProps {
  readonly entry: Entry;
  readonly neighbours: ReturnType<typeof neighboursOf>;
  readonly aside: ReactNode;
  readonly onTurn: (key: string) => void;
  readonly onDelete: (entry: Entry) => void;
  readonly onClose: () => void;
  readonly onModify: () => void;
}

/** An entry to be read: every answer under its question, with its drawings (2§2.6), between the entry before and the one after. */
export function ReadPage({ entry, neighbours, aside, onTurn, onDelete, onClose, onModify }: ReadPageProps) {
  const { activityId, document } = entry;
  const { before, after } = neighbours;
  const { facts } = useActivityFacts(activityId);
  const answers = answersOf(document);
  const drawings = drawingsOf(document);
  const questions = withAnswered(facts.questions, [...answers.keys(), ...drawings.keys()]).filter(
    ({ key }) => answers.has(key) || drawings.has(key),
  );
  useArrows({ ArrowLeft: before?.key, ArrowRight: after?.key }, onTurn);
  const { reading } = journalCopy;
  return (
    <PageDialog title={headingOf(entry)} onClose={onClose} aside={aside}>
      <PaperBar onClose={onClose}>
        <Turns>
          <Turn $variant="quiet" aria-disabled={!before} onClick={() => before && onTurn(before.key)}>
            <ChevronLeft aria-hidden size={20} />
            <span>{reading.before}</span>
          </Turn>
          <Turn $variant="quiet" aria-disabled={!after} onClick={() => after && onTurn(after.key)}>
            <span>{reading.after}</span>
            <ChevronRight aria-hidden size={20} />
          </Turn>
        </Turns>
        <Modify onClick={onModify}>{reading.modify}</Modify>
      </PaperBar>
      <PaperColumn
        key={entry.key}
        ref={scrollToTop}
        as="article"
        {...(activityId === undefined ? {} : blockTone(placeOf(activityId).blockId))}
      >
        <ReadHead entry={entry} />
        {document.cameBack ? <Note role="note">{reading.cameBack}</Note> : null}
        {document.others.length > 0 ? <Note role="note">{versionsCopy.waiting}</Note> : null}
        {questions.map(({ key, question }) => (
          <Answer
            key={key}
            question={question}
            text={answers.get(key)}
            drawings={drawings.get(key) ?? []}
            hidesHeading={activityId === undefined && questions.length === 1}
          />
        ))}
        {questions.length === 0 ? <p>{reading.nothing}</p> : null}
        {activityId === undefined ? (
          <Delete $variant="quiet" data-screen-only="" onClick={() => onDelete(entry)}>
            <Trash2 aria-hidden size={18} />
            {journalCopy.delete}
          </Delete>
        ) : null}
      </PaperColumn>
    </PageDialog>
  );
}

/** The page of the entry before may have been scrolled. */
function scrollToTop(column: HTMLElement | null): void {
  column?.parentElement?.scrollTo?.(0, 0);
}

const Turns = styled.div`
  display: flex;
  gap: 4px;
`;

const Turn = styled(Button)`
  min-width: 44px;
  min-height: 44px;
  padding: 8px 12px;

  @media (max-width: 479.98px) {
    padding: 8px;

    span {
      ${outOfSight}
    }
  }

  ${media.desktop} {
    padding: 8px 16px;
  }
`;

const Modify = styled(Button)`
  min-height: 44px;
  margin-left: auto;
  padding: 8px 18px;
`;

/** Far from what turns and changes the page: at the foot of it, as only a personal entry has one (2§2.6). */
const Delete = styled(Button)`
  align-self: start;
  min-height: 44px;
  margin: auto 0 0 -14px;
  padding: 8px 14px;
  color: var(--ink-soft);
`;

const Note = styled.p`
  max-width: var(--measure);
  padding: 14px 18px;
  border-radius: 14px;
  background: var(--accent-soft);
`;
