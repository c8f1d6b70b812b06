import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { count, formatDay } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** What was paid between two days: sums in each currency, and what it was for. */
export function PaymentsReportCard({ output }: CardProps<OutputOfCard<'payments_report'>>) {
  const { from, to, totals, purposes, declined } = output;
  const days = `${formatDay(from)} to ${formatDay(to)}`;
  return (
    <Card
      label="Payments report"
      title={totals.length === 0 ? 'Nothing was paid' : 'Payments report'}
      note={declined === 0 ? days : `${days} · ${count(declined, 'payment')} declined`}
      actions={
        <Button asChild size="small">
          <Link to={`/payments?tab=books&from=${from}&to=${to}`}>Open the books</Link>
        </Button>
      }
    >
      {totals.length > 0 && (
        <div className="flex flex-col gap-4">
          {totals.map(({ currency, paidMinor, returnedMinor, creditsMinor, payoutsMinor }) => (
            <div key={currency} className="flex flex-col gap-3">
              {totals.length > 1 && <p className="text-xs text-ink-soft">{currency}</p>}
              <Details
                items={[
                  {
                    label: 'Paid',
                    value: <Money amountMinor={paidMinor} currency={currency} />,
                    strong: true,
                  },
                  ...purposes
                    .filter((one) => one.currency === currency)
                    .map((one) => ({
                      label: `${one.label}, ${count(one.payments, 'payment')}`,
                      value: <Money amountMinor={one.amountMinor} currency={currency} />,
                    })),
                  {
                    label: 'Returned',
                    value: returnedMinor > 0 && <Money amountMinor={returnedMinor} currency={currency} />,
                  },
                  {
                    label: 'Discounted by promotions',
                    value: creditsMinor > 0 && <Money amountMinor={creditsMinor} currency={currency} />,
                  },
                  {
                    label: 'Paid out to your bank',
                    value: payoutsMinor > 0 && <Money amountMinor={payoutsMinor} currency={currency} />,
                  },
                ]}
              />
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}
