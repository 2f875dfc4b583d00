import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { styled } from 'styled-components';
import { entriesCopy } from '../../copy/entries.es.ts';
import {
  answersInLine,
  drawingName,
  type Entry,
  personalTitle,
  shortTitle,
  TITLE_CHARACTERS,
  wordsAfterTitle,
} from '../../entries/entry.ts';
import { dayOfYear } from '../../entries/entry-date.ts';
import { Excerpt, Marked, marked } from './excerpt.tsx';
import { excerptOf } from './excerpt-of.ts';

interface PersonalWordsProps {
  readonly entry: Entry;
  readonly query: string;
  /** Of the heading. */
  readonly id: string;
  readonly onOpen: () => void;
}

/**
 * The words of a personal entry. Its title is their first fifty characters, in whatever word they end: it is the heading, but what is seen are
 * the words in one piece. Only a match that is far from the beginning has a title above it, cut at a word. The title that all entries without
 * words of their own have is heard alone: what is seen is what tells them apart.
 */
export function PersonalWords({ entry, query, id, onOpen }: PersonalWordsProps) {
  const title = personalTitle(entry);
  const drawing = drawingName(entry);
  const text = answersInLine(entry).trim();
  /** What the heading has of the words. */
  const lead = title === entriesCopy.newPersonal && text !== '' ? '' : title;
  const excerpt = query === '' ? undefined : excerptOf(text, query, TITLE_CHARACTERS);
  const heading = (
    <HiddenHeading id={id}>
      <Cover type="button" onClick={onOpen}>
        <VisuallyHidden>{drawing === undefined ? title : `${title}. ${drawing}`}</VisuallyHidden>
      </Cover>
    </HiddenHeading>
  );
  if (excerpt && !(excerpt.isBeginning && text.startsWith(lead)))
    return (
      <>
        {heading}
        <Title aria-hidden="true">{shortTitle(entry)}</Title>
        <Excerpt text={text} query={query} />
      </>
    );
  const rest = excerpt
    ? `${excerpt.before}${excerpt.match}${excerpt.after}`.slice(lead.length)
    : lead === ''
      ? excerptOf(text, '').after
      : wordsAfterTitle(entry);
  const shown = drawing === undefined ? `${lead}${rest}` : entriesCopy.byHand(dayOfYear(entry.writtenAt));
  return (
    <>
      {heading}
      <VisuallyHidden>{rest}</VisuallyHidden>
      <Words aria-hidden="true">{excerpt ? <Marked {...excerpt} /> : shown}</Words>
    </>
  );
}

/** Without a box: its button covers the card. */
const HiddenHeading = styled.h3`
  display: contents;
`;

const Cover = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  border-radius: var(--radius-card);
  background: transparent;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Words = styled.div`
  display: -webkit-box;
  overflow: hidden;
  font: 400 1.0625rem / 1.55 var(--font-serif);
  overflow-wrap: anywhere;
  -webkit-line-clamp: 5;
  -webkit-box-orient: vertical;
  ${marked}
`;

/** As the heading of an activity's entry. */
const Title = styled.div`
  font: 500 1.1875rem / 1.35 var(--font-serif);
  overflow-wrap: anywhere;
`;
