import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard, SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { RuleList } from '../parts/rule-list.tsx';
import { RuleRuns } from '../parts/rule-runs.tsx';
import { RuleSheet } from '../parts/rule-sheet.tsx';
import { usePermissions } from '../use-permissions.ts';

const runsShown = 12;

/** Rules that act on each new order: made, switched, deleted, and what they did. */
export default function OrderRulesScreen() {
  const [query, change] = useQueryState();
  const { mayManage } = usePermissions();
  const rules = useOperation(listOrderRules, {});
  const isMaking = mayManage && query.get('new') === '1';
  useScreenInView('Order rules');
  const make = () => change({ new: 1 }, true);
  return (
    <Page width="narrow">
      <PageHeader
        title="Order rules"
        crumbs={[{ label: 'Orders', to: '/orders' }]}
        note="Each new order is held, tagged, noted or routed by the rules it matches."
        actions={
          mayManage && (
            <Button look="accent" onClick={make}>
              <Plus aria-hidden />
              New rule
            </Button>
          )
        }
      />
      <Load
        query={rules}
        skeleton={<RulesSkeleton />}
        isEmpty={(data) => data.rules.length === 0}
        empty={
          <EmptyState
            title="Rules for new orders will appear here"
            text="For example: hold every order over $500 until the address is checked."
            ask={mayManage ? 'Hold every order over $500 to check the address' : undefined}
          />
        }
      >
        {(data) => (
          <>
            <RuleList rules={data.rules} mayManage={mayManage} />
            <Runs />
          </>
        )}
      </Load>
      {isMaking && <RuleSheet onClose={() => change({ new: null })} />}
    </Page>
  );
}

function RulesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCard height={92} />
      <SkeletonCard height={92} />
      <SkeletonCard height={92} />
    </div>
  );
}

function Runs() {
  const runs = useOperation(listOrderRuleRuns, {});
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="rule-runs" className="pt-8">
      <h2 id="rule-runs" className="pb-3 text-base font-semibold">
        Recent activity
      </h2>
      <Load
        query={runs}
        skeleton={<SkeletonText lines={4} />}
        isEmpty={(data) => data.total === 0}
        empty={<p className="text-ink-soft">No rule has been applied yet.</p>}
      >
        {(data) => (
          <>
            <RuleRuns runs={isWhole ? data.runs : data.runs.slice(0, runsShown)} />
            {!isWhole && data.runs.length > runsShown && (
              <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={() => setWhole(true)}>
                Show the newest {data.runs.length}
              </Button>
            )}
          </>
        )}
      </Load>
    </section>
  );
}
