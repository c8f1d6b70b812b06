import { Link } from 'react-router';
import { payInvoiceAddress } from '#payments/labels.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { invoiceAddress } from '../labels.ts';

/** What it would cost to pay an invoice later. */
export function FinancingFeeCard({ output }: CardProps<OutputOfCard<'financing_fee'>>) {
  const { invoiceId, invoiceNumber, supplierName, amountMinor, currency, offers } = output;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <Card
      label={`Financing of invoice ${invoiceNumber}`}
      title={
        <Link to={invoiceAddress(invoiceId)} className="hover:underline hover:underline-offset-4">
          Pay {invoiceNumber} later
        </Link>
      }
      note={`${supplierName} · ${money(amountMinor)} owed`}
      actions={
        <Button asChild size="small">
          <Link to={payInvoiceAddress(invoiceId)}>Pay now without a fee</Link>
        </Button>
      }
    >
      <table className="figures w-full text-sm">
        <caption className="sr-only">Fee, total and last day for each term</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="pb-1.5 text-left font-medium">
              Paid in
            </th>
            <th scope="col" className="pb-1.5 text-right font-medium">
              Fee
            </th>
            <th scope="col" className="pb-1.5 text-right font-medium">
              Total
            </th>
            <th scope="col" className="pb-1.5 text-right font-medium">
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ term, days, feeBasisPoints, feeMinor, totalMinor, dueOn }) => (
            <tr key={term} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {days} days
              </th>
              <td className="py-1.5 pl-2 text-right">
                {money(feeMinor)}
                <span className="block text-xs text-ink-soft">{feeBasisPoints / 100}%</span>
              </td>
              <td className="py-1.5 pl-2 text-right font-semibold">{money(totalMinor)}</td>
              <td className="py-1.5 pl-2 text-right">{formatDay(dueOn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-xs text-ink-soft">A calculation. Nothing is borrowed or charged by asking.</p>
    </Card>
  );
}
