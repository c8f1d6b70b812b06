import { planTiers } from '@brandwright/contract/kernel/operation.ts';
import { planOf, priceOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { planTabAddress } from '../labels.ts';
import { ChangeReview } from '../parts/change-screen.tsx';
import { NoPlan } from '../parts/no-plan.tsx';

/** A smaller plan: which one, what goes with it, and from when. */
export default function DowngradeScreen() {
  const [query, change] = useQueryState();
  const found = useOperation(getSubscription, {});
  useScreenInView('A smaller plan');
  return (
    <Page width="narrow">
      <PageHeader
        title="Move to a smaller plan"
        crumbs={[{ label: 'Plan and billing', to: planTabAddress }]}
        note="It starts when your paid period ends. You keep everything you made."
      />
      <Load query={found} skeleton={<Skeleton className="h-80 w-full" />}>
        {({ subscription }) => {
          if (subscription === null || subscription.status === 'canceled') return <NoPlan />;
          const lower = planTiers.slice(0, planTiers.indexOf(subscription.tier)).toReversed();
          const tier = readChoice(query, 'tier', lower) ?? lower[0] ?? 'TIER_1';
          return (
            <ChangeReview
              asked={{ tier, cycle: subscription.cycle }}
              above={
                <RadioCards
                  compact
                  label="Plan"
                  value={tier}
                  onChange={(next) => change({ tier: next })}
                  cards={lower.map((one) => ({
                    value: one,
                    label: planOf[one].name,
                    text:
                      one === 'TIER_1'
                        ? 'No charge'
                        : priceWords(
                            priceOf(one, subscription.cycle),
                            subscription.currency,
                            subscription.cycle,
                          ),
                  }))}
                />
              }
            />
          );
        }}
      </Load>
    </Page>
  );
}
