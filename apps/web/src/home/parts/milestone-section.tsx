import { useEffect } from 'react';
import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { useOperation } from '#api/use-operation.ts';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Money } from '#ui/text.tsx';
import { celebrate, endCelebration, useCelebration } from '../celebration-store.ts';
import { useMayAct } from '../use-may-act.ts';
import { Celebration } from './celebration.tsx';
import { MilestoneProgress } from './milestone-progress.tsx';

/** A level of lifetime sales that was reached: celebrated once, on the first screen that comes to ask. */
export function MilestoneCelebration() {
  const waiting = useOperation(getSalesStats, {}).data?.toCelebrate;
  const milestone = useCelebration((state) => state.milestone);
  const mayAct = useMayAct();
  useEffect(() => {
    if (waiting && mayAct) void celebrate(waiting);
  }, [waiting, mayAct]);
  return milestone && <Celebration milestone={milestone} onClose={endCelebration} />;
}

/** Lifetime sales on one quiet line, and the way to the next milestone. */
export function LifetimeSales() {
  const stats = useOperation(getSalesStats, {});
  return (
    <Load query={stats} skeleton={<SkeletonCard height={96} />}>
      {(data) => (
        <Card
          label="Lifetime sales"
          title="Lifetime sales"
          aside={
            <Money amountMinor={data.asked.netMinor} currency={data.currency} className="font-semibold" />
          }
        >
          <MilestoneProgress stats={data} />
        </Card>
      )}
    </Load>
  );
}
