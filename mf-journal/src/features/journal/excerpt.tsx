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
  if (!found) return <Words>{text.slice(0, CHARACTERS)}</Words>;
  const start = Math.max(0, found.from - LEAD);
  return (
    <Words>
      {start > 0 ? '…' : ''}
      {text.slice(start, found.from)}
      <mark>{text.slice(found.from, found.to)}</mark>
      {text.slice(found.to, found.to + CHARACTERS)}
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
