import { Link } from 'react-router';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import {
  invoiceStatusLabels,
  purchaseSourceLabels,
  purchaseTypeLabels,
  shippingModeLabels,
} from '@brandwright/contract/purchasing/enums.ts';
import { Status } from '#ui/badge.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay, formatEnum, formatMoney, formatNumber } from '#ui/format.ts';
import { invoiceAddress, invoiceTones } from '../labels.ts';

/** A purchase in full: its costs line by line, when it comes, its invoices. */
export function PurchaseFacts({ item }: { item: PurchaseItem }) {
  const money = (amount: number) => formatMoney(amount, item.currency);
  return (
    <div className="flex flex-col gap-4">
      <Details
        columns={2}
        items={[
          { label: 'Supplier', value: item.supplierName },
          { label: 'Type', value: purchaseTypeLabels[item.orderType] },
          { label: 'Quantity', value: formatNumber(item.quantity) },
          { label: 'Unit price', value: money(item.unitPriceMinor) },
          { label: 'Lead time', value: item.leadTimeDays === null ? null : `${item.leadTimeDays} days` },
          { label: 'Expected', value: item.expectedOn === null ? null : formatDay(item.expectedOn) },
          { label: 'Received', value: formatEnum(item.receivingStatus) },
          { label: 'Shipping', value: shippingModeLabels[item.shippingMode] },
          { label: 'From', value: purchaseSourceLabels[item.source] },
          {
            label: 'Tracking',
            value:
              item.trackingNumber === null ? null : `${item.carrier ?? ''} ${item.trackingNumber}`.trim(),
          },
        ]}
      />
      <table className="figures w-full text-sm">
        <caption className="sr-only">Costs</caption>
        <tbody>
          {item.costs.map((cost) => (
            <tr key={`${cost.kind} ${cost.label}`} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
                {cost.label}
              </th>
              <td className="py-1.5 text-right">{money(cost.amountMinor)}</td>
            </tr>
          ))}
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-1.5 text-left">
              Total
            </th>
            <td className="py-1.5 text-right">{money(item.totalMinor)}</td>
          </tr>
        </tbody>
      </table>
      {item.invoices.length > 0 && (
        <ul aria-label="Invoices" className="flex flex-col gap-1.5 text-sm">
          {item.invoices.map((invoice) => (
            <li key={invoice.invoiceId} className="flex flex-wrap items-center justify-between gap-3">
              <Link to={invoiceAddress(invoice.invoiceId)} className="underline underline-offset-4">
                {invoice.invoiceNumber}
              </Link>
              <span className="figures flex items-center gap-3">
                {money(invoice.totalMinor)}
                <Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
