import { Link } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { costKindLabel } from '@brandwright/contract/purchasing/enums.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { purchaseAddress } from '../labels.ts';
import { AddressView } from './address-view.tsx';
import { InvoicePayments } from './invoice-payments.tsx';

/** An invoice in full: its lines, what is paid, what is owed. */
export function InvoiceFacts({
  invoice,
  onRemoveLine,
}: {
  invoice: SupplierInvoice;
  /** Of a draft: takes a line off. */
  onRemoveLine?: (lineId: string) => void;
}) {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return (
    <div className="flex flex-col gap-4">
      <Details
        columns={2}
        items={[
          { label: 'Supplier', value: invoice.supplierName },
          { label: 'Issued', value: formatDay(invoice.issuedOn) },
          { label: 'Due', value: formatDay(invoice.dueOn) },
          { label: 'Paid on', value: invoice.paidAt === null ? null : formatDay(invoice.paidAt) },
        ]}
      />
      <table className="figures w-full text-sm">
        <caption className="sr-only">Invoice lines</caption>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.lineId} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {line.purchaseItemId ? (
                  <Link to={purchaseAddress(line.purchaseItemId)} className="underline underline-offset-4">
                    {line.title}
                  </Link>
                ) : (
                  line.title
                )}
                <span className="block text-xs text-ink-soft">
                  {costKindLabel(line.kind)}
                  {line.quantity > 1 && ` · ${formatNumber(line.quantity)} × ${money(line.unitPriceMinor)}`}
                </span>
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">
                {money(line.amountMinor)}
                {onRemoveLine && (
                  <Button
                    look="quiet"
                    size="small"
                    className="-my-1.5 ml-1"
                    aria-label={`Remove ${line.title}`}
                    onClick={() => onRemoveLine(line.lineId)}
                  >
                    Remove
                  </Button>
                )}
              </td>
            </tr>
          ))}
          {invoice.discountMinor > 0 && (
            <Sum label={invoice.promotionCode ?? 'Discount'} value={`−${money(invoice.discountMinor)}`} />
          )}
          <Sum label="Total" value={money(invoice.totalMinor)} />
          {invoice.paidMinor > 0 && <Sum label="Paid" value={money(invoice.paidMinor)} />}
          <Sum label="Owed" value={money(invoice.owedMinor)} strong />
        </tbody>
      </table>
      {invoice.shippingAddress && (
        <section>
          <h4 className="pb-1.5 text-xs font-medium text-ink-soft">Ships to</h4>
          <AddressView address={invoice.shippingAddress} />
        </section>
      )}
      <InvoicePayments payments={invoice.payments} />
      {invoice.note && (
        <blockquote className="border-l-2 border-line pl-3 text-sm wrap-anywhere text-ink-soft">
          <span className="sr-only">Supplier’s note: </span>
          {invoice.note}
        </blockquote>
      )}
    </div>
  );
}

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <tr className={`border-t border-line ${strong ? 'font-semibold' : ''}`}>
      <th scope="row" className="py-1.5 text-left font-[inherit]">
        {label}
      </th>
      <td className="py-1.5 text-right">{value}</td>
    </tr>
  );
}
