import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useToday } from '@app/shared-ui/dates/use-today';
import { useSingleClick } from '@app/shared-ui/motion/use-single-click';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { homeWordsCopy as copy } from '../../copy/home-words.es.ts';
import { EarlierWords } from './earlier-words.tsx';
import { useWritten } from './use-written.ts';
import { Foot, Sheet, Words } from './words.tsx';

/** On the home page: where the user left off writing, or a blank page, and what was written on an earlier day. */
export function HomeWords() {
  const today = useToday();
  const { last, earlier, isWaiting } = useWritten(today);
  if (isWaiting) return <Skeleton $height={200} aria-busy="true" />;
  if (!last) return <Blank />;
  return (
    <Column>
      <Words
        title={copy.last.title}
        written={last}
        today={today}
        way={<Link to={`/journaling/${last.entry.entryId}`}>{copy.last.open}</Link>}
      />
      {earlier ? <EarlierWords key={earlier.entry.key} written={earlier} today={today} /> : null}
    </Column>
  );
}

function Blank() {
  const id = useId();
  const { title, text, open } = copy.blank;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <Foot>
        <Link to="/journaling/new" onClick={useSingleClick()}>
          {open}
        </Link>
      </Foot>
    </Sheet>
  );
}

const Column = styled.div`
  display: grid;
  /* Side by side where both have a line of words. */
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 16px;
`;
