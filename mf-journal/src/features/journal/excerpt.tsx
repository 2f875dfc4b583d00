import { firstOf, lastOf, wholeRange } from '@app/shared-ui/text/graphemes';
import { memo } from 'react';
import { styled } from 'styled-components';
import { findFolded } from '../../entries/fold.ts';
import { findByRoot } from '../../entries/word-roots.ts';

/** Characters of an entry's text in the excerpt. */
const CHARACTERS = 180;
/** Characters before the match. */
const LEAD = 60;

interface ExcerptProps {
  readonly text: string;
  readonly query: string;
}

/** The beginning of the entry's text or, during a search, the text around the match. */
export const Excerpt = memo(function Excerpt({ text, query }: ExcerptProps) {
  if (text === '') return null;
  const [term = ''] = query.split(/\s+/);
  const found = term === '' ? undefined : (findFolded(text, term) ?? findByRoot(text, term));
  if (!found) return <Words>{firstOf(text, CHARACTERS)}</Words>;
  const { from, to } = wholeRange(text, found);
  const lead = lastOf(text.slice(0, from), LEAD);
  return (
    <Words>
      {lead.length < from ? '…' : ''}
      {lead}
      <mark>{text.slice(from, to)}</mark>
      {firstOf(text.slice(to), CHARACTERS)}
    </Words>
  );
});

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font: 400 1rem / 1.55 var(--font-serif);
  overflow-wrap: anywhere;
  text-wrap: wrap;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;

  mark {
    border-radius: 4px;
    background: var(--accent-soft);
    color: var(--ink);
  }
`;
