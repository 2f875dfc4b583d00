import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

interface ChecklistProps {
  /** Identifies the list, so that its ticks are still there when the user returns to the page. */
  readonly listKey: string;
  readonly title: string;
  readonly items: readonly string[];
  readonly isOrdered?: boolean;
}

/** Ticks since the page was loaded: they are only a reading aid and private, so they are stored nowhere. */
const ticksByList = new Map<string, ReadonlySet<number>>();

export function Checklist({ listKey, title, items, isOrdered = false }: ChecklistProps) {
  const titleId = useId();
  const [ticks, setTicks] = useState<ReadonlySet<number>>(() => ticksByList.get(listKey) ?? new Set());
  const toggle = (i: number) => {
    const next = new Set(ticks);
    if (!next.delete(i)) next.add(i);
    ticksByList.set(listKey, next);
    setTicks(next);
  };
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h4 id={titleId}>{title}</h4>
        {ticks.size > 0 ? <span>{activitiesCopy.checklist(ticks.size, items.length)}</span> : null}
      </Head>
      <List as={isOrdered ? 'ol' : 'ul'}>
        {items.map((item, i) => (
          <li key={item}>
            <Item>
              <input type="checkbox" checked={ticks.has(i)} onChange={() => toggle(i)} />
              <span>{item}</span>
            </Item>
          </li>
        ))}
      </List>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }

  span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  min-height: 44px;
  padding: 8px 10px;
  border-radius: 12px;
  line-height: 1.5;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--tone-surface);
    }
  }

  input {
    width: 22px;
    height: 22px;
    margin: 2px 0 0;
    accent-color: var(--tone-solid);
    cursor: pointer;
  }

  input:checked + span {
    color: var(--ink-soft);
  }
`;
