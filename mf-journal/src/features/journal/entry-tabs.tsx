import { ButtonLink } from '@app/shared-ui/components/button';
import * as Tabs from '@radix-ui/react-tabs';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { EmptyPage } from '../../components/empty-page.tsx';
import { journalCopy } from '../../copy/journal.es.ts';
import type { Entry } from '../../entries/entry.ts';
import { EntryGrid } from './entry-grid.tsx';

interface EntryTabsProps {
  readonly entries: readonly Entry[];
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** Entries without an activity, and entries with one (2§2.6). */
export function EntryTabs({ entries, ...cards }: EntryTabsProps) {
  const { personal, activity } = useMemo(
    () => ({
      personal: entries.filter(({ activityId }) => activityId === undefined),
      activity: entries.filter(({ activityId }) => activityId !== undefined),
    }),
    [entries],
  );
  const { empty, tabs } = journalCopy;
  return (
    <Tabs.Root defaultValue="personal">
      <List aria-label={tabs.label}>
        <Tab value="personal">{tabs.personal}</Tab>
        <Tab value="activity">{tabs.activity}</Tab>
      </List>
      <Panel value="personal">
        {personal.length > 0 ? <EntryGrid entries={personal} {...cards} /> : <EmptyPage {...empty.personal} />}
      </Panel>
      <Panel value="activity">
        {activity.length > 0 ? (
          <EntryGrid entries={activity} {...cards} />
        ) : (
          <EmptyPage
            title={empty.activity.title}
            text={empty.activity.text}
            action={
              <ButtonLink to="/" $variant="soft">
                {empty.activity.action}
              </ButtonLink>
            }
          />
        )}
      </Panel>
    </Tabs.Root>
  );
}

const List = styled(Tabs.List)`
  display: flex;
  width: fit-content;
  max-width: 100%;
  margin-bottom: 20px;
  padding: 4px;
  border-radius: 24px;
  background: var(--surface-sunken);
`;

const Tab = styled(Tabs.Trigger)`
  flex: 0 1 auto;
  min-height: 44px;
  padding: 6px 18px;
  border: 0;
  border-radius: 20px;
  background: transparent;
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.25;
  cursor: pointer;

  &[data-state='active'] {
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
    color: var(--ink);
  }
`;

const Panel = styled(Tabs.Content)`
  border-radius: var(--radius-card);
`;
