import { memo } from 'react';
import { css, styled } from 'styled-components';
import { type ExcerptParts, excerptOf } from './excerpt-of.ts';

interface ExcerptProps {
  readonly text: string;
  readonly query: string;
}

/** The beginning of the entry's text or, during a search, the text around the match. */
export const Excerpt = memo(function Excerpt({ text, query }: ExcerptProps) {
  if (text === '') return null;
  return (
    <Words>
      <Marked {...excerptOf(text, query)} />
    </Words>
  );
});

/** An excerpt with what was searched for marked in it. */
export const Marked = ({ before, match, after }: ExcerptParts) => (
  <>
    {before}
    {match === '' ? null : <mark>{match}</mark>}
    {after}
  </>
);

export const marked = css`
  mark {
    border-radius: 4px;
    background: var(--accent-soft);
    color: var(--ink);
  }
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-soft);
  font: 400 1rem / 1.55 var(--font-serif);
  overflow-wrap: anywhere;
  text-wrap: wrap;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  ${marked}
`;
