import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { LoadAlert } from '../../components/load-alert.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { leadsQuery, stageHaltsQuery } from '../../queries/beyond-queries.ts';
import { usePanelLoading } from '../../queries/use-panel-loading.ts';
import { HaltsChart } from './halts-chart.tsx';
import { LeadsChart } from './leads-chart.tsx';

/** Where users come from, and where in the journey they stop. */
export function JourneySection() {
  const leads = useQuery(leadsQuery);
  const halts = useQuery(stageHaltsQuery);
  const { refresh } = usePanelLoading();
  if (leads.isPending && halts.isPending) return <PageSpinner label={panelCopy.loading} />;
  return (
    <>
      {leads.isError || halts.isError ? <LoadAlert onRetry={refresh} /> : null}
      {leads.data ? <LeadsChart leads={leads.data} /> : null}
      {halts.data ? <HaltsChart {...halts.data} now={new Date(halts.dataUpdatedAt)} /> : null}
    </>
  );
}
