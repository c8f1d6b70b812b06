import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Milestone, PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import {
  costKindLabel,
  invoiceStatusLabels,
  purchaseSourceLabels,
  purchaseTypeLabels,
  receivingLabels,
  shippingModeLabels,
} from '@brandwright/contract/purchasing/enums.ts';
import { Status } from '#ui/badge.tsx';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { invoiceAddress, invoiceTones } from '../labels.ts';
import { AddressView } from './address-view.tsx';
import { MilestoneList } from './milestone-list.tsx';

/** "480 of 500, 20 came broken". */
const receivedWords = ({ receivingStatus, receivedUnits, damagedUnits, quantity }: PurchaseItem) =>
  receivingStatus === 'NONE'
    ? receivingLabels.NONE
    : `${formatNumber(receivedUnits)} of ${formatNumber(quantity)}${damagedUnits > 0 ? `, ${formatNumber(damagedUnits)} came broken` : ''}`;

/** A purchase in full: its costs line by line, when it comes, its invoices. */
export function PurchaseFacts({
  item,
  control,
}: {
  item: PurchaseItem;
  /** How a milestone that isn’t done is recorded. */
  control?: (milestone: Milestone) => ReactNode;
}) {
  const money = (amount: number) => formatMoney(amount, item.currency);
  return (
    <div className="flex flex-col gap-4">
      <MilestoneList
        milestones={item.milestones}
        currency={item.currency}
        {...(control ? { control } : {})}
      />
      <Details
        columns={2}
        items={[
          { label: 'Supplier', value: item.supplierName },
          { label: 'Type', value: purchaseTypeLabels[item.orderType] },
          { label: 'Quantity', value: formatNumber(item.quantity) },
          { label: 'Unit price', value: money(item.unitPriceMinor) },
          { label: 'Lead time', value: item.leadTimeDays === null ? null : `${item.leadTimeDays} days` },
          { label: 'Expected', value: item.expectedOn === null ? null : formatDay(item.expectedOn) },
          { label: 'Received', value: receivedWords(item) },
          { label: 'Shipping', value: shippingModeLabels[item.shippingMode] },
          { label: 'Stored', value: item.storedAtPartner ? 'At the fulfillment partner' : null },
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
                <span className="block text-xs">{costKindLabel(cost.kind)}</span>
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
          {item.paidMinor > 0 && (
            <tr className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal text-ink-soft">
                Paid
              </th>
              <td className="py-1.5 text-right">{money(item.paidMinor)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {item.shippingAddress && (
        <section>
          <h4 className="pb-1.5 text-xs font-medium text-ink-soft">Ships to</h4>
          <AddressView address={item.shippingAddress} />
        </section>
      )}
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
