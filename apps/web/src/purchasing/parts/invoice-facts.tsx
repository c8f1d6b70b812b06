import { Link } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { purchaseAddress } from '../labels.ts';

/** An invoice in full: its lines, what is paid, what is owed. */
export function InvoiceFacts({ invoice }: { invoice: SupplierInvoice }) {
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
            <tr key={line.title} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {line.purchaseItemId ? (
                  <Link to={purchaseAddress(line.purchaseItemId)} className="underline underline-offset-4">
                    {line.title}
                  </Link>
                ) : (
                  line.title
                )}
                {line.quantity > 1 && (
                  <span className="block text-xs text-ink-soft">
                    {formatNumber(line.quantity)} × {money(line.unitPriceMinor)}
                  </span>
                )}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">{money(line.amountMinor)}</td>
            </tr>
          ))}
          <Sum label="Total" value={money(invoice.totalMinor)} />
          {invoice.paidMinor > 0 && <Sum label="Paid" value={money(invoice.paidMinor)} />}
          <Sum label="Owed" value={money(invoice.owedMinor)} strong />
        </tbody>
      </table>
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
