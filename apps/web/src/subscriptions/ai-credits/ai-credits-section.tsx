import { getAiCredits } from '@brandwright/contract/subscriptions/ai-credits/get-ai-credits.ts';
import { listAiCreditPrices } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-prices.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { CreditCaps } from './credit-caps.tsx';
import { CreditEntries } from './credit-entries.tsx';
import { CreditFigures } from './credit-figures.tsx';
import { CreditShares } from './credit-shares.tsx';
import { PlanCredits, PriceList } from './price-list.tsx';

/** The balance, what it went to, caps, every entry and the price list. */
export function AiCreditsSection() {
  const credits = useOperation(getAiCredits, {});
  const prices = useOperation(listAiCreditPrices, {});
  return (
    <div className="flex flex-col gap-10">
      <Load query={credits} skeleton={<SkeletonCard height={280} />}>
        {(output) => (
          <>
            <section aria-label="Balance">
              <CreditFigures credits={output} />
            </section>
            <Section title="This month">
              <CreditShares credits={output} />
            </Section>
            <CreditCaps caps={output.caps} />
          </>
        )}
      </Load>
      <CreditEntries />
      <Section
        title="What things cost"
        note="You’re charged when something is made, and refunded automatically if it can’t be. Unused credits don’t roll over to the next month."
      >
        <Load query={prices} skeleton={<SkeletonCard height={320} />}>
          {(output) => (
            <>
              <PriceList prices={output.prices} />
              <PlanCredits plans={output.plans} />
            </>
          )}
        </Load>
      </Section>
    </div>
  );
}
