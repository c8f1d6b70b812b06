import { useQuery } from '@tanstack/react-query';
import type { ReportExport } from '@brandwright/contract/fulfillment/reports/export.ts';
import { getFulfillmentReportExport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-report-export.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while it runs. */
const lookEveryMs = 1_000;

const isOver = ({ status }: ReportExport) => status !== 'QUEUED' && status !== 'RUNNING';

/** An export as it is now: looked at again until it is done or failed, and once where its download may have expired. */
export function useRunningReport(known: ReportExport): ReportExport {
  const current = useQuery({
    queryKey: ['get_fulfillment_report_export', { id: known.id }],
    queryFn: ({ signal }) => callOperation(getFulfillmentReportExport, { id: known.id }, { signal }),
    initialData: known,
    enabled: known.status !== 'FAILED' && known.status !== 'EXPIRED',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : lookEveryMs),
  });
  return current.data;
}
