import { useState } from 'react';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { RuleRuns } from './rule-runs.tsx';

/** What rules did, or one of them, newest first and page by page. */
export function RuleHistory({ ruleId, size = 12 }: { ruleId?: string; size?: number }) {
  const [page, setPage] = useState(0);
  const runs = useOperation(
    listOrderRuleRuns,
    { ...(ruleId === undefined ? {} : { id: ruleId }), page, size },
    { keepPrevious: true },
  );
  return (
    <Load
      query={runs}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={(data) => data.total === 0}
      empty={
        <p className="text-sm text-ink-soft">
          {ruleId === undefined ? 'No rule has been applied yet.' : 'It hasn’t been applied yet.'}
        </p>
      }
    >
      {(data) => (
        <>
          <RuleRuns runs={data.runs} isOfOneRule={ruleId !== undefined} />
          <PagesOf answer={data} noun="runs" onPage={setPage} />
        </>
      )}
    </Load>
  );
}
