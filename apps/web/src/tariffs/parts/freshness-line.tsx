import { getTariffSchedule } from '@brandwright/contract/tariffs/get-tariff-schedule.ts';
import { TriangleAlert } from 'lucide-react';
import { useOperation } from '#api/use-operation.ts';
import { formatDay } from '#ui/format.ts';

/** Revision and date of the schedule, and a plain warning when it is old. Keeps its line while it loads. */
export function FreshnessLine() {
  const { data } = useOperation(getTariffSchedule, {});
  if (!data) return <p className="min-h-5 text-sm" aria-hidden />;
  if (data.staleWarning)
    return (
      <p role="status" className="flex gap-2 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        {data.staleWarning}
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      {data.scheduleRevision}
      {data.scheduleDate && `, ${formatDay(data.scheduleDate)}`}
      {data.ageDays !== null && ` · ${data.ageDays} days old`} · {data.lineCount.toLocaleString('en-US')}{' '}
      lines
    </p>
  );
}
