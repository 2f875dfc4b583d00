import type { BodyOfKind } from '@app/contract/bodies';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

/** The film in short for a user who has not seen it, and images of it; each is shown on demand. */
export function FilmSymbols({ work, synopsis, symbols }: Pick<BodyOfKind<'film'>, 'work' | 'synopsis' | 'symbols'>) {
  return (
    <Section>
      <Work>{activitiesCopy.film.work(work.title, work.director, work.year)}</Work>
      <Symbol>
        <summary>
          <span>{activitiesCopy.film.synopsis}</span>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <p>{synopsis}</p>
      </Symbol>
      <h4>{activitiesCopy.film.symbols}</h4>
      <Hint>{activitiesCopy.film.hint}</Hint>
      {symbols.map(({ image, meaning }) => (
        <Symbol key={image}>
          <summary>
            <span>{image}</span>
            <ChevronDown aria-hidden size={20} />
          </summary>
          <p>{meaning}</p>
        </Symbol>
      ))}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 10px;

  h4 {
    margin: 8px 0 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;

const Work = styled.p`
  color: var(--tone-ink);
  font: 500 1.0625rem / 1.35 var(--font-serif);
`;

const Hint = styled.p`
  margin-top: -6px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Symbol = styled.details`
  border-radius: 14px;
  background: var(--surface-sunken);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    padding: 12px 16px;
    border-radius: 14px;
    font-weight: 600;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    flex: none;
    color: var(--ink-soft);
    transition: rotate 0.2s;
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  p {
    padding: 0 16px 16px;
  }
`;
