import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { PlanCredits, PriceList } from '../ai-credits/price-list.tsx';

/** What things cost in AI credits, and what each plan includes. */
export function AiCreditPricesCard({ output }: CardProps<OutputOfCard<'ai_credit_prices'>>) {
  return (
    <Card label="Prices in AI credits" title="What it costs in AI credits">
      <div className="flex flex-col gap-4">
        <PriceList prices={output.prices} />
        <div className="flex flex-col gap-2">
          <p className="text-sm text-ink-soft">Included each month</p>
          <PlanCredits plans={output.plans} />
        </div>
      </div>
    </Card>
  );
}
