import { PhoneCall } from 'lucide-react';
import { styled } from 'styled-components';
import { emergencyCopy } from '../../copy/emergency.es.ts';
import { useEmergencyCountry } from './use-emergency-country.ts';

/** A line of a phone for each; the first are those that always answer. */
const SHOWN = 3;

/** The way to the numbers further down the same page, with the first of them and their names: on a phone the others are screens away. */
export function EmergencyLink() {
  const [country] = useEmergencyCountry();
  const numbers = country.numbers.slice(0, SHOWN);
  return (
    <Way href="#urgent">
      <PhoneCall aria-hidden size={18} />
      <span>
        {emergencyCopy.title}:
        {numbers.map(({ number, label }) => (
          <Line key={number}>
            <strong>{number}</strong> {label}
          </Line>
        ))}
      </span>
    </Way>
  );
}

/** A number stays with its name, whatever wraps. */
const Line = styled.span`
  display: block;
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  min-height: 48px;
  margin-top: 12px;
  padding: 10px 18px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  color: var(--ink);
  text-decoration: none;

  svg {
    flex: none;
    color: var(--accent);
  }

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklch, var(--accent-soft), var(--accent) 12%);
    }
  }
`;
