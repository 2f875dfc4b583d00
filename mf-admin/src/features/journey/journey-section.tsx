import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useQuery } from '@tanstack/react-query';
import { LoadAlert } from '../../components/load-alert.tsx';
import { leadsQuery, stageDropoffQuery } from '../../queries/beyond-queries.ts';
import { usePanelLoading } from '../../queries/use-panel-loading.ts';
import { DropoffChart } from './dropoff-chart.tsx';
import { LeadsChart } from './leads-chart.tsx';

/** Where users come from, and where in the journey they stop. Each says what it is before it has come, and neither waits for the other. */
export function JourneySection() {
  const leads = useQuery(leadsQuery);
  const dropoff = useQuery(stageDropoffQuery);
  const { refresh } = usePanelLoading();
  return (
    <>
      {leads.isError || dropoff.isError ? <LoadAlert onRetry={refresh} /> : null}
      {leads.isPending || leads.data ? (
        <LeadsChart leads={leads.data} today={dayKeyOf(new Date(leads.dataUpdatedAt))} />
      ) : null}
      {dropoff.isPending || dropoff.data ? (
        <DropoffChart dropoff={dropoff.data} now={new Date(dropoff.dataUpdatedAt)} />
      ) : null}
    </>
  );
}
