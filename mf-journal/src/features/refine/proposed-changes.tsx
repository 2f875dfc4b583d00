import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { styled } from 'styled-components';
import { refineCopy } from '../../copy/refine.es.ts';
import type { DiffPart, Refined } from './refine-text.ts';

/** Most paragraphs shown at once: a long text has the same slips throughout. */
const SHOWN = 40;

/** What goes and what comes, paragraph by paragraph; those that stay are left out. */
export function ProposedChanges({ refined: { changed, count } }: { readonly refined: Refined }) {
  if (changed.length === 0) return <p role="status">{refineCopy.none}</p>;
  const hidden = changed.length - SHOWN;
  return (
    <section aria-label={refineCopy.proposal}>
      <Count role="status">{refineCopy.changes(count)}</Count>
      <Paragraphs tabIndex={0} role="group" aria-label={refineCopy.proposal}>
        {changed.slice(0, SHOWN).map(({ place, parts }) => (
          <p key={place}>
            {parts.map((part, i) => (
              // Parts have no name of their own and never change places.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <Part key={i} part={part} />
            ))}
          </p>
        ))}
        {hidden > 0 ? <More>{refineCopy.more(hidden)}</More> : null}
      </Paragraphs>
    </section>
  );
}

function Part({ part: { kind, text } }: { readonly part: DiffPart }) {
  if (kind === 'same') return text;
  if (kind === 'removed')
    return (
      <del>
        <Said> {refineCopy.removed} </Said>
        {visible(text)}
      </del>
    );
  return (
    <ins>
      <Said> {refineCopy.added} </Said>
      {visible(text)}
    </ins>
  );
}

/** A change of spaces alone would not be seen. */
const visible = (text: string) => (text.trim() === '' ? '␣'.repeat(text.length) : text);

const Said = styled.span`
  ${outOfSight}
`;

const Count = styled.p`
  margin-bottom: 8px;
  font-weight: 600;
`;

const Paragraphs = styled.div`
  display: grid;
  gap: 14px;
  max-height: 46dvh;
  padding: 18px 20px;
  overflow: auto;
  border-radius: 14px;
  background: var(--surface-sunken);
  font: 400 1.125rem / 1.6 var(--font-serif);

  p {
    max-width: var(--measure);
    white-space: pre-wrap;
  }

  del {
    border-radius: 4px;
    background: var(--danger-soft);
    color: var(--danger);
    text-decoration: line-through;
  }

  ins {
    border-radius: 4px;
    background: color-mix(in oklch, var(--positive), transparent 84%);
    color: var(--positive);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const More = styled.p`
  color: var(--ink-soft);
  font: 400 0.9375rem / 1.5 var(--font-sans);
`;
