import type { QuoteComparison as Comparison } from '@brandwright/contract/sourcing/rfq/quotes.ts';
import { type QuoteActions, QuoteColumn } from './quote-column.tsx';

/**
 * Quotes side by side where there is room, one under the other where there is not. Every figure of a landed cost stands
 * with how it was come by; what is an estimate says so.
 */
export function QuoteComparison({
  comparison,
  shown = comparison.rows.length,
  isBrief = false,
  actions,
}: {
  comparison: Comparison;
  shown?: number;
  /** The figures that decide; how each was come by stands on the request's page. */
  isBrief?: boolean;
  actions?: QuoteActions | undefined;
}) {
  return (
    <div className="@container">
      <ul className="grid gap-3 @lg:grid-cols-2 @4xl:grid-cols-3">
        {comparison.rows.slice(0, shown).map((row) => (
          <li key={row.quoteId} className="flex">
            <QuoteColumn row={row} target={comparison.targetPriceMinor} isBrief={isBrief} actions={actions} />
          </li>
        ))}
      </ul>
      {comparison.notes.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-xs text-ink-soft">
          {comparison.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
