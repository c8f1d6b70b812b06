import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { useOperation } from '#api/use-operation.ts';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { periodWords } from '../report-period.ts';
import { WeekMail } from './week-mail.tsx';
import { WeekSummary } from './week-summary.tsx';

/** Last week in short, over the tiles. */
export function WeekSection() {
  const week = useOperation(getWeeklySummary, {});
  return (
    <Load query={week} skeleton={<SkeletonCard height={200} />}>
      {(summary) => (
        <Card label="Last week" title="Last week" note={periodWords(summary)}>
          <div className="flex flex-col gap-4">
            <WeekSummary {...summary} />
            <WeekMail isOn={summary.byMail} />
          </div>
        </Card>
      )}
    </Load>
  );
}
