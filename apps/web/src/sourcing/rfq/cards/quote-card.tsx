import { Link } from 'react-router';
import { incotermWords, quoteStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { purchaseAddress } from '#purchasing/labels.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { quoteTones, requestAddress } from '../labels.ts';

/** A quote after it was accepted, declined or asked about. */
export function QuoteCard({ output: quote }: CardProps<OutputOfCard<'quote'>>) {
  const money = (amount: number) => formatMoney(amount, quote.currency);
  const accepted = 'totalMinor' in quote ? quote : null;
  const first = quote.priceTiers[0];
  return (
    <Card
      label={`Quote from ${quote.supplierName}`}
      title={
        <Link to={requestAddress(quote.requestId)} className="hover:underline hover:underline-offset-4">
          {quote.supplierName} on {quote.title}
        </Link>
      }
      note={`${quote.countryName}${quote.isDemo ? ', demo supplier' : ''}`}
      aside={<Status tone={quoteTones[quote.status]}>{quoteStatusLabels[quote.status]}</Status>}
      actions={
        <>
          {accepted && (
            <Button asChild size="small">
              <Link to={purchaseAddress(accepted.purchaseItemId)}>Open the purchase order</Link>
            </Button>
          )}
          {quote.conversationSid && (
            <Button asChild size="small">
              <Link to={`/inbox/messages?sid=${encodeURIComponent(quote.conversationSid)}`}>
                Open the conversation
              </Link>
            </Button>
          )}
        </>
      }
    >
      <Details
        columns={2}
        items={[
          ...(accepted
            ? [
                { label: 'Quantity', value: formatNumber(accepted.quantity) },
                { label: 'Unit price', value: money(accepted.unitPriceMinor) },
                { label: 'With tooling', value: money(accepted.totalMinor), strong: true },
              ]
            : first
              ? [
                  {
                    label: `From ${formatNumber(first.fromQuantity)} units`,
                    value: `${money(first.unitPriceMinor)} each`,
                  },
                ]
              : []),
          { label: 'Lead time', value: `${quote.leadTimeDays} days` },
          { label: 'Terms', value: `${quote.incoterm}, ${incotermWords[quote.incoterm]}` },
          { label: 'Valid until', value: formatDay(quote.validUntil) },
          { label: 'Your question', value: 'question' in quote ? quote.question : null },
        ]}
      />
      {accepted && (
        <p className="mt-3 text-sm text-ink-soft">
          Nothing has been paid. Production begins with the deposit.
        </p>
      )}
    </Card>
  );
}
