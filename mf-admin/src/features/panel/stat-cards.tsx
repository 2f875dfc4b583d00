import type { AdminStats } from '@app/contract/admin-stats';
import { media } from '@app/shared-ui/theme/media';
import { Activity, type LucideIcon, ShieldCheck, UserCheck, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { panelCopy } from '../../copy/panel.es.ts';

const copy = panelCopy.stats;

interface StatCardProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly value: number;
  readonly note: string;
  /** What the second figure counts, where it is no part of the first. */
  readonly noteOf?: string;
}

function StatCard({ Icon, label, value, note, noteOf }: StatCardProps) {
  return (
    <Cell>
      <dt>
        <Icon aria-hidden size={20} />
        {label}
      </dt>
      <dd>
        <strong>{panelCopy.number(value)}</strong>
        <span>{note}</span>
        {noteOf ? <span>{noteOf}</span> : null}
      </dd>
    </Cell>
  );
}

/** The four cards of 1§2, each with its main and its second figure. */
export function StatCards({ stats }: { readonly stats: AdminStats }) {
  return (
    <Grid aria-label={copy.label}>
      <StatCard Icon={Users} label={copy.total} value={stats.totalUsers} note={copy.today(stats.newUsersToday)} />
      <StatCard
        Icon={UserCheck}
        label={copy.active}
        value={stats.activeUsers}
        note={copy.inactive(stats.inactiveUsers)}
      />
      <StatCard Icon={Activity} label={copy.online} value={stats.onlineNow} note={copy.recent(stats.recentlyActive)} />
      <StatCard
        Icon={ShieldCheck}
        label={copy.admins}
        value={stats.adminUsers}
        noteOf={copy.accounts}
        note={copy.verified(stats.verifiedUsers)}
      />
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin: 0;

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
`;

/** Labels and figures stand in rows across the cards, whatever wraps; in a browser that cannot do so, figures at the lower edge. */
const Cell = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 8px;
  padding: 18px 18px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  @supports (grid-template-rows: subgrid) {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }

  dt {
    display: grid;
    align-content: start;
    gap: 8px;
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.35;
  }

  svg {
    color: var(--accent);
  }

  dd {
    display: grid;
    align-content: start;
    margin: 0;
  }

  strong {
    font: 500 2rem / 1.2 var(--font-serif);
  }

  span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
