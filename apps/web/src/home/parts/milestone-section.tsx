import { useEffect, useState } from 'react';
import { celebrateMilestone, getSalesStats } from '@brandwright/contract/home/sales-stats.ts';
import type { Milestone } from '@brandwright/contract/home/milestones.ts';
import { callOperation } from '#api/call-operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { onSessionEnd } from '#api/session-end.ts';
import { Money } from '#ui/text.tsx';
import { Card } from '#ui/card.tsx';
import { useMayAct } from '../use-may-act.ts';
import { Celebration } from './celebration.tsx';
import { MilestoneProgress } from './milestone-progress.tsx';

/** Levels that this page has asked to celebrate: once each, however often the screen is drawn. */
const asked = new Set<string>();
onSessionEnd(() => asked.clear());

/** Lifetime sales on one quiet line; a level reached is celebrated once, on the first screen that comes to ask. */
export function MilestoneSection() {
  const stats = useOperation(getSalesStats, {}).data;
  const celebrated = useCelebration(stats?.toCelebrate ?? null);
  if (!stats) return null;
  if (celebrated.milestone)
    return <Celebration milestone={celebrated.milestone} onClose={celebrated.close} />;
  return (
    <Card
      label="Lifetime sales"
      title="Lifetime sales"
      aside={<Money amountMinor={stats.asked.netMinor} currency={stats.currency} className="font-semibold" />}
    >
      <MilestoneProgress stats={stats} />
    </Card>
  );
}

/** Asks the server who celebrates: only the first of several tabs or people is told so. */
function useCelebration(waiting: Milestone | null) {
  const [milestone, setMilestone] = useState<Milestone | null>(null);
  const mayAct = useMayAct();
  useEffect(() => {
    if (!waiting || !mayAct || waiting.level === 'DEFAULT' || asked.has(waiting.level)) return;
    asked.add(waiting.level);
    callOperation(celebrateMilestone, { level: waiting.level })
      .then((answer) => answer.isFirst && setMilestone(answer.milestone))
      // It stays uncelebrated, and the next visit asks again.
      .catch(() => asked.delete(waiting.level));
  }, [waiting, mayAct]);
  return { milestone, close: () => setMilestone(null) };
}
