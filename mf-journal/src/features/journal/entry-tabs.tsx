import { ButtonLink } from '@app/shared-ui/components/button';
import * as Tabs from '@radix-ui/react-tabs';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { media } from '@app/shared-ui/theme/media';
import { chosenSegment, segments } from '@app/shared-ui/theme/segments';
import { styled } from 'styled-components';
import { EmptyPage } from '../../components/empty-page.tsx';
import { journalCopy } from '../../copy/journal.es.ts';
import type { Entry } from '../../entries/entry.ts';
import { EntryColumn } from './entry-column.tsx';

interface EntryTabsProps {
  readonly entries: readonly Entry[];
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

type EntryTab = 'personal' | 'activity';

/** Entries without an activity, and entries with one (2§2.6). */
export function EntryTabs(props: EntryTabsProps) {
  const [tab, setTab] = useState<EntryTab>('personal');
  // Deferred: the pressed tab updates before all its cards are rendered; until then one panel keeps the previous cards.
  const drawn = useDeferredValue(tab);
  const { tabs } = journalCopy;
  return (
    <Root value={tab} onValueChange={(value) => setTab(value === 'activity' ? value : 'personal')}>
      <List aria-label={tabs.label}>
        <Tab value="personal">{tabs.personal}</Tab>
        <Tab value="activity">{tabs.activity}</Tab>
      </List>
      <Panel value={tab} aria-busy={drawn !== tab}>
        <EntriesOf key={drawn} tab={drawn} {...props} />
      </Panel>
    </Root>
  );
}

const EntriesOf = memo(function EntriesOf({ tab, entries, ...cards }: EntryTabsProps & { readonly tab: EntryTab }) {
  const ofTab = useMemo(
    () => entries.filter(({ activityId }) => (activityId !== undefined) === (tab === 'activity')),
    [entries, tab],
  );
  const { empty } = journalCopy;
  if (ofTab.length > 0) return <EntryColumn entries={ofTab} {...cards} />;
  if (tab === 'personal') return <EmptyPage {...empty.personal} />;
  return (
    <EmptyPage
      title={empty.activity.title}
      text={empty.activity.text}
      action={
        <ButtonLink to="/" $variant="soft">
          {empty.activity.action}
        </ButtonLink>
      }
    />
  );
});

/** Has no box of its own where its tabs stand beside the search. */
const Root = styled(Tabs.Root)`
  ${media.desktop} {
    display: contents;
  }
`;

const List = styled(Tabs.List)`
  display: flex;
  /* Beside each other as long as there is room for their words. */
  flex-wrap: wrap;
  width: fit-content;
  max-width: 100%;
  margin-bottom: 20px;
  padding: 4px;
  border-radius: 24px;
  ${segments}

  ${media.desktop} {
    margin-bottom: 0;
  }
`;

const Tab = styled(Tabs.Trigger)`
  flex: 1 1 8rem;
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

  ${media.desktop} {
    white-space: nowrap;
  }

  &[data-state='active'] {
    ${chosenSegment}
  }
`;

const Panel = styled(Tabs.Content)`
  border-radius: var(--radius-card);

  ${media.desktop} {
    flex: 0 0 100%;
    min-width: 0;
  }
`;
