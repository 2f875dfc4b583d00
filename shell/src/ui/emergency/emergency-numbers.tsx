import { Button } from '@app/shared-ui/components/button';
import { hrefOf } from '@app/shared-ui/copy/emergency-numbers';
import { media } from '@app/shared-ui/theme/media';
import { MessageCircle, Phone } from 'lucide-react';
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
              <Mark aria-hidden>{entry.href ? <MessageCircle size={20} /> : <Phone size={20} />}</Mark>
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
  padding: 24px 20px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  /* Not as the other sections of a page. */
  && h2 {
    margin: 0;
    font-size: 1.375rem;
  }

  && p {
    max-width: var(--measure);
    margin: 0;
    color: var(--ink-soft);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    position: relative;
    padding: 14px;
    border-radius: 14px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
  }

  /* The link is the whole tile. */
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: 14px;
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible::after {
      outline: 3px solid var(--focus);
      outline-offset: 2px;
    }
  }

  strong {
    font: 500 1.5rem / 1.2 var(--font-serif);
  }

  a > :last-child {
    line-height: 1.35;
  }

  button {
    justify-self: start;
  }

  small {
    display: block;
    margin-top: 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 24px;

    > * {
      grid-column: 1 / -1;
    }

    > h2,
    > h2 + p {
      grid-column: 1;
    }

    > p + div {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
`;
