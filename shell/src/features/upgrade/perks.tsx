import { media } from '@app/shared-ui/theme/media';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { upgradeCopy as copy } from '../../copy/upgrade.es.ts';

/** What the user has already, and what premium adds. */
export function Perks() {
  return (
    <Columns>
      <section>
        <h3>{copy.premiumTitle}</h3>
        <PerkList perks={copy.premium} />
      </section>
      <Free>
        <h3>{copy.freeTitle}</h3>
        <PerkList perks={copy.free} />
      </Free>
    </Columns>
  );
}

function PerkList({ perks }: { readonly perks: readonly string[] }) {
  return (
    <ul>
      {perks.map((perk) => (
        <li key={perk}>
          <Check aria-hidden size={18} />
          {perk}
        </li>
      ))}
    </ul>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 16px;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  section {
    padding: 16px;
    border-radius: var(--radius-card);
    background: var(--accent-soft);
  }

  h3 {
    margin-bottom: 8px;
    font-size: 1.0625rem;
  }

  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: 8px;
    font-size: 1rem;
    line-height: 1.45;
  }

  svg {
    flex: none;
    margin-top: 3px;
    color: var(--accent);
  }
`;

const Free = styled.section`
  &&& {
    background: var(--surface-sunken);
  }
`;
