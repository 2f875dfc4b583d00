import { operator } from '@app/shared-ui/copy/operator';
import { styled } from 'styled-components';
import { helpCopy } from './help-copy.ts';

/** What this product is not, and whom to call instead (D27). */
export function UrgentNumbers() {
  return (
    <Box aria-labelledby="urgent">
      <h2 id="urgent">{helpCopy.urgent.title}</h2>
      <p>{helpCopy.urgent.text}</p>
      <ul>
        {operator.urgentNumbers.map(({ number, label }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <strong>{number}</strong> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: 24px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);

  h2 {
    font-size: 1.375rem;
  }

  p {
    max-width: var(--measure);
    margin-top: 8px;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 4px 20px;
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: 12px;
    align-items: baseline;
    min-height: 44px;
    padding: 8px 0;
    color: var(--ink);
  }

  strong {
    font: 500 1.5rem / 1.2 var(--font-serif);
  }
`;
