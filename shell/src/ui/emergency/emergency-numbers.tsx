import { Button } from '@app/shared-ui/components/button';
import { hrefOf } from '@app/shared-ui/copy/emergency-numbers';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { quickExitProps } from '../quick-exit/quick-exit.tsx';
import { CountryChoice } from './country-choice.tsx';
import { emergencyCopy } from '../../copy/emergency.es.ts';
import { useEmergencyCountry } from './use-emergency-country.ts';

/** What this product is not, and whom to call instead, in the country of the user's choice (D27, D50). */
export function EmergencyNumbers() {
  const [country, choose] = useEmergencyCountry();
  const { hash } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // A client-side navigation does not scroll to a fragment by itself.
  useEffect(() => {
    if (hash !== '#urgent') return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Box aria-labelledby="urgent">
      <h2 id="urgent" ref={title} tabIndex={-1}>
        {emergencyCopy.title}
      </h2>
      <p>{emergencyCopy.disclaimer}</p>
      <CountryChoice code={country.code} onChoose={choose} />
      <p aria-live="polite">{emergencyCopy.lead(country.name)}</p>
      <ul>
        {country.numbers.map((entry) => (
          <li key={entry.number}>
            <a href={hrefOf(entry)} {...(entry.href && { target: '_blank', rel: 'noopener noreferrer' })}>
              <strong>{entry.number}</strong>
              <span>{entry.label}</span>
            </a>
            {entry.note ? <small>{entry.note}</small> : null}
          </li>
        ))}
      </ul>
      <Button $variant="soft" {...quickExitProps}>
        {emergencyCopy.leave}
      </Button>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);

  h2 {
    margin: 0;
    font-size: 1.375rem;
  }

  p {
    max-width: var(--measure);
    margin: 0;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: 8px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
    min-height: 44px;
    padding: 8px 0;
    color: var(--ink);
  }

  strong {
    font: 500 1.5rem / 1.2 var(--font-serif);
    white-space: nowrap;
  }

  /* The colour of a soft one is that of the box. */
  button {
    justify-self: start;
    background: var(--surface-raised);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
