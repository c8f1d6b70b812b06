import { ChevronRight } from 'lucide-react';
import { cardBrandLabels } from '@brandwright/contract/payments/enums.ts';
import { testCards, type TestCard } from '@brandwright/contract/payments/test-cards.ts';
import { formatCardNumber } from './card-entry.ts';

/** The numbers that the test bank takes, and what paying with each does. One press fills the form. */
export function TestCardList({ onPick }: { onPick: (card: TestCard) => void }) {
  return (
    <details className="group rounded-lg border border-line text-sm">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-3 py-2.5 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Test bank: no real money moves. See the test cards
      </summary>
      <ul aria-label="Test cards" className="flex max-h-64 flex-col overflow-y-auto border-t border-line">
        {testCards.map((card) => (
          <li key={card.token}>
            <button
              type="button"
              onClick={() => onPick(card)}
              className="flex w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-ink/4 focus-visible:-outline-offset-2"
            >
              <span className="figures font-medium">{formatCardNumber(card.number)}</span>
              <span className="text-xs text-ink-soft">
                {cardBrandLabels[card.brand]} · {card.what}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
