import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { requestAddress } from '../labels.ts';
import { QuoteComparison } from '../parts/quote-comparison.tsx';

const threadQuotes = 4;

/** Quotes side by side, cheapest landed first, with what to do next. */
export function QuoteComparisonCard({ output, density }: CardProps<OutputOfCard<'quote_comparison'>>) {
  const cheapest = output.rows.find((row) => row.quoteId === output.cheapestQuoteId);
  return (
    <Card
      label={`Quotes on ${output.title}`}
      title={
        <Link
          to={requestAddress(output.requestId)}
          className="hover:underline hover:underline-offset-4"
        >{`${count(output.rows.length, 'quote')} on ${output.title}`}</Link>
      }
      note={`Calculated at ${formatNumber(output.quantity)} units, delivered in the United States`}
      actions={
        <>
          {cheapest && (
            <Button
              size="small"
              onClick={() => askPartner(`Accept the quote of ${cheapest.supplierName} on ${output.title}`)}
            >
              Accept {cheapest.supplierName}
            </Button>
          )}
          <Button asChild size="small">
            <Link to={requestAddress(output.requestId)}>Open the request</Link>
          </Button>
        </>
      }
    >
      <QuoteComparison comparison={output} shown={density === 'thread' ? threadQuotes : output.rows.length} />
    </Card>
  );
}
