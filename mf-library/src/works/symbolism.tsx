import type { Film } from '@app/contract/library';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

interface SymbolismProps {
  readonly title: string;
  readonly symbols: Film['symbolism'];
}

/** What to look for, image by image. */
export function Symbolism({ title, symbols }: SymbolismProps) {
  return (
    <Place aria-labelledby="symbolism">
      <h2 id="symbolism">{title}</h2>
      <dl>
        {symbols.map(({ image, meaning }) => (
          <div key={image}>
            <dt>{image}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: 16px;

  h2 {
    font-size: 1.5rem;
  }

  dl {
    display: grid;
    gap: 16px;
    margin: 0;

    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 20px;
    }
  }

  dl > div {
    padding: 20px 22px;
    border-radius: var(--radius-card);
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
  }

  dt {
    font: 500 1.125rem / 1.3 var(--font-serif);
  }

  dd {
    margin: 8px 0 0;
  }
`;
