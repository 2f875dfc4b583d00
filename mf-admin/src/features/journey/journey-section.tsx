import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { LoadAlert } from '../../components/load-alert.tsx';
import { leadsQuery, stageDropoffQuery } from '../../queries/beyond-queries.ts';
import { usePanelLoading } from '../../queries/use-panel-loading.ts';
import { DropoffChart } from './dropoff-chart.tsx';
import { LeadsChart } from './leads-chart.tsx';

/** Where users come from, and where in the journey they stop. */
export function JourneySection() {
  const leads = useQuery(leadsQuery);
  const dropoff = useQuery(stageDropoffQuery);
  const { refresh } = usePanelLoading();
  if (leads.isPending || dropoff.isPending) return <PageSpinner />;
  return (
    <>
      {leads.isError || dropoff.isError ? <LoadAlert onRetry={refresh} /> : null}
      {leads.data ? <LeadsChart leads={leads.data} /> : null}
      {dropoff.data ? <DropoffChart {...dropoff.data} now={new Date(dropoff.dataUpdatedAt)} /> : null}
    </>
  );
}
