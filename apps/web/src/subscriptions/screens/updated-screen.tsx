import { Link } from 'react-router';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { overviewWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { planTabAddress } from '../labels.ts';
import { NoPlan } from '../parts/no-plan.tsx';
import { PlanFacts } from '../parts/plan-facts.tsx';

/** How the plan stands after it changed. */
export default function UpdatedScreen() {
  const found = useOperation(getSubscription, {});
  useScreenInView('Plan updated');
  return (
    <Page width="narrow">
      <PageHeader title="Your plan" crumbs={[{ label: 'Plan and billing', to: planTabAddress }]} />
      <Load query={found} skeleton={<Skeleton className="h-64 w-full" />}>
        {(overview) =>
          overview.subscription === null ? (
            <NoPlan />
          ) : (
            <div className="flex flex-col gap-6">
              <section aria-label="Plan" className="rounded-xl border border-line bg-raised p-5">
                <h2 className="font-display text-xl">{overview.subscription.title}</h2>
                <p className="mt-1 mb-4 text-ink-soft">{overviewWords(overview)}</p>
                <PlanFacts plan={overview.subscription} />
              </section>
              <div className="flex flex-wrap gap-2">
                <Button asChild look="solid">
                  <Link to="/homebase">Back to home</Link>
                </Button>
                <Button asChild>
                  <Link to={planTabAddress}>Plan and billing</Link>
                </Button>
              </div>
            </div>
          )
        }
      </Load>
    </Page>
  );
}
