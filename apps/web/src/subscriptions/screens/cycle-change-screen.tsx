import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { billingCycles } from '@brandwright/contract/kernel/plan-catalog.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { planTabAddress } from '../labels.ts';
import { ChangeReview } from '../parts/change-screen.tsx';
import { CycleToggle } from '../parts/cycle-toggle.tsx';
import { NoPlan } from '../parts/no-plan.tsx';

/** Monthly or yearly: what the other costs, and from when. */
export default function CycleChangeScreen() {
  const [query, change] = useQueryState();
  const found = useOperation(getSubscription, {});
  useScreenInView('How the plan is billed');
  return (
    <Page width="narrow">
      <PageHeader
        title="How your plan is billed"
        crumbs={[{ label: 'Plan and billing', to: planTabAddress }]}
        note="A year costs the same as ten months."
      />
      <Load query={found} skeleton={<Skeleton className="h-64 w-full" />}>
        {({ subscription }) => {
          if (subscription === null || subscription.status === 'canceled') return <NoPlan />;
          const other = subscription.cycle === 'YEARLY' ? 'MONTHLY' : 'YEARLY';
          const cycle = readChoice(query, 'cycle', billingCycles) ?? other;
          return (
            <ChangeReview
              asked={{ cycle }}
              above={<CycleToggle value={cycle} onChange={(next) => change({ cycle: next })} />}
            />
          );
        }}
      </Load>
    </Page>
  );
}
