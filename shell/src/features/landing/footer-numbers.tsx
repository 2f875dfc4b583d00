import { hrefOf } from '@app/shared-ui/copy/emergency-numbers';
import { styled } from 'styled-components';
import { CountryChoice } from '../../ui/emergency/country-choice.tsx';
import { emergencyCopy } from '../../copy/emergency.es.ts';
import { useEmergencyCountry } from '../../ui/emergency/use-emergency-country.ts';
import { FootLinks } from './foot-links.ts';

/** Emergency numbers of the visitor's country (D50); the help centre has all of them, with explanations. */
export function FooterNumbers() {
  const [country, choose] = useEmergencyCountry();
  const numbers = country.numbers.filter(({ href, kind }) => !href && kind !== 'talk');
  return (
    <Place>
      <p>{emergencyCopy.title}</p>
      <CountryChoice code={country.code} onChoose={choose} />
      <FootLinks aria-label={emergencyCopy.lead(country.name)}>
        {numbers.map((entry) => (
          <li key={entry.number}>
            <a href={hrefOf(entry)}>
              <strong>{entry.number}</strong> {entry.label}
            </a>
          </li>
        ))}
      </FootLinks>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 8px;
  color: var(--ink-soft);
`;
