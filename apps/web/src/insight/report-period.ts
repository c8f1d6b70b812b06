import { grainLabels, type ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { originLabels } from '@brandwright/contract/orders/enums.ts';
import { formatDay } from '#ui/format.ts';

type Period = Pick<ReportResult, 'from' | 'to'> & Partial<Pick<ReportResult, 'grain' | 'channel'>>;

/** "October 1, 2026 – November 22, 2026 · By week · Shopify". */
export function periodWords({ from, to, grain = null, channel = null }: Period): string {
  return [
    from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`,
    ...(grain === null ? [] : [grainLabels[grain]]),
    ...(channel === null ? [] : [originLabels[channel]]),
  ].join(' · ');
}
