import { NEVER_STORED, SERVER_KNOWLEDGE } from '@app/contract/server-knowledge';
import type { StoredAs, StoredFact } from '@app/contract/stored-facts';
import { Eye, Fingerprint, KeyRound, LockKeyhole, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { serverKnowledgeCopy as copy } from '../../../copy/server-knowledge.es.ts';
import { PartHeading } from '../../../ui/part-heading.tsx';
import { ReadPage } from '../../../ui/read-page.ts';
import { FoldedSheet } from '../folded-sheet.tsx';
import { Sheet, Sheets } from '../section.tsx';
import { Openings } from './openings.tsx';
import { SentenceList } from './sentence-list.tsx';

const ICONS: Record<StoredAs, LucideIcon> = {
  sealed: LockKeyhole,
  serviceSealed: KeyRound,
  digest: Fingerprint,
  clear: Eye,
};
const WAYS = Object.keys(copy.how) as StoredAs[];

/** What the server stores of the user, from the contract's own table (D45): in three sentences, then topic by topic. */
export function ServerKnowledgePage() {
  return (
    <ReadPage>
      <PartHeading title={copy.title} lead={copy.lead} back={{ to: '/settings', label: copy.back }} />
      <Sheet>
        <SentenceList>
          {copy.inShort.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </SentenceList>
      </Sheet>
      <Topics>
        <FoldedSheet level={2} title={copy.howTitle}>
          <Ways>
            {WAYS.map((way) => (
              <div key={way}>
                <dt>
                  <Way as={way} />
                </dt>
                <dd>{copy.how[way].text}</dd>
              </div>
            ))}
          </Ways>
        </FoldedSheet>
        {SERVER_KNOWLEDGE.map(({ title, facts }) => (
          <FoldedSheet key={title} level={2} title={title}>
            <Facts>
              {facts.map((fact) => (
                <Fact key={fact.what} fact={fact} />
              ))}
            </Facts>
          </FoldedSheet>
        ))}
        <FoldedSheet level={2} title={copy.openings.title}>
          <Openings />
        </FoldedSheet>
        <FoldedSheet level={2} title={copy.neverTitle}>
          <SentenceList>
            {NEVER_STORED.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </SentenceList>
        </FoldedSheet>
      </Topics>
      <Soft>{copy.ends}</Soft>
    </ReadPage>
  );
}

function Fact({ fact: { what, as, why, until } }: { readonly fact: StoredFact }) {
  return (
    <Item>
      <h3>{what}</h3>
      <Way as={as} />
      <p>
        <span>{copy.why}:</span> {lowered(why)}
      </p>
      <p>
        <span>{copy.until}:</span> {lowered(until)}
      </p>
    </Item>
  );
}

function Way({ as }: { readonly as: StoredAs }) {
  const Icon = ICONS[as];
  return (
    <Tag data-as={as}>
      <Icon aria-hidden size={16} />
      {copy.how[as].label}
    </Tag>
  );
}

/** Within a sentence. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** On paper as a whole. */
const Topics = styled(Sheets)`
  @media print {
    details::details-content {
      content-visibility: visible;
    }
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  padding: 0;
`;

const Soft = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

const Ways = styled.dl`
  display: grid;
  gap: 16px;
  margin: 0;

  dd {
    margin: 4px 0 0;
    color: var(--ink-soft);
  }
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--accent);
  font-weight: 600;
  font-size: 0.9375rem;

  svg {
    flex: none;
  }

  &[data-as='clear'] {
    color: var(--ink);
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  list-style: none;

  && + & {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }

  h3 {
    font: 500 1.0625rem / 1.4 var(--font-sans);
  }

  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  p > span {
    font-weight: 600;
  }
`;
