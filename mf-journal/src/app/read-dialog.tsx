import { Button } from '@app/shared-ui/components/button';
import { Chip } from '@app/shared-ui/components/chip';
import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { entriesCopy } from '../copy/entries.es.ts';
import { journalCopy } from '../copy/journal.es.ts';
import { versionsCopy } from '../copy/versions.es.ts';
import { answersOf, type Entry, headingOf, placeOf } from '../entries/entry.ts';
import { longDate } from '../entries/entry-date.ts';
import { drawingsOf } from '../entries/entry-drawings.ts';
import { sourceLink, sourceName } from '../entries/entry-source.ts';
import { withAnswered } from '../entries/questions.ts';
import { useActivityFacts } from '../entries/use-activity.ts';
import { Answer } from './answer.tsx';

interface ReadDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onModify: () => void;
}

/** An entry to be read: every answer under its question, with its drawings (2§2.6). */
export function ReadDialog({ entry, onClose, onModify }: ReadDialogProps) {
  const { activityId, document } = entry;
  const { facts } = useActivityFacts(activityId);
  const answers = answersOf(document);
  const drawings = drawingsOf(document);
  const questions = withAnswered(facts.questions, [...answers.keys(), ...drawings.keys()]).filter(
    ({ key }) => answers.has(key) || drawings.has(key),
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={headingOf(entry)} size="reading" hasOwnClose>
      <Content {...(activityId === undefined ? {} : blockTone(placeOf(activityId).blockId))}>
        <Facts entry={entry} />
        {document.cameBack ? <Note role="note">{journalCopy.reading.cameBack}</Note> : null}
        {document.others.length > 0 ? <Note role="note">{versionsCopy.waiting}</Note> : null}
        {questions.map(({ key, question }) => (
          <Answer key={key} question={question} text={answers.get(key)} drawings={drawings.get(key) ?? []} />
        ))}
        {questions.length === 0 ? <p>{journalCopy.reading.nothing}</p> : null}
        <Actions>
          <Button $variant="quiet" onClick={onClose}>
            {journalCopy.reading.close}
          </Button>
          <Button onClick={onModify}>{journalCopy.reading.modify}</Button>
        </Actions>
      </Content>
    </Dialog>
  );
}

function Facts({ entry: { activityId, document, source } }: { readonly entry: Entry }) {
  const place = activityId === undefined ? undefined : placeOf(activityId);
  const link = source && sourceLink(source);
  return (
    <Line>
      <time dateTime={document.createdAt}>{journalCopy.reading.written(longDate(document.createdAt))}</time>
      {place ? (
        <>
          <Chip $tone="tone">{entriesCopy.block(place.blockId)}</Chip>
          <Chip $tone="tone">{entriesCopy.stage(place.stageId)}</Chip>
        </>
      ) : null}
      {source ? <Chip>{sourceName(source)}</Chip> : null}
      {link ? <Link to={link.to}>{link.label}</Link> : null}
    </Line>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  margin-top: 8px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    padding: 10px 0;
  }
`;

const Note = styled.p`
  max-width: var(--measure);
  padding: 14px 18px;
  border-radius: 14px;
  background: var(--accent-soft);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
