import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { getPublicInvoice } from '@brandwright/contract/purchasing/get-public-invoice.ts';
import { Details } from '#ui/details.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';

export type PublicInvoice = OutputOf<typeof getPublicInvoice>;

/** What is billed: lines and sums, and nothing else of the store. */
export function PublicFacts({ invoice }: { invoice: PublicInvoice }) {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-5">
      <ul aria-label="Invoice lines" className="flex flex-col gap-2 border-b border-line pb-4 text-sm">
        {invoice.lines.map((line, index) => (
          <li key={`${index} ${line.title}`} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{line.title}</span>
            <span className="figures whitespace-nowrap">{money(line.amountMinor)}</span>
          </li>
        ))}
      </ul>
      <Details
        items={[
          { label: 'Total', value: money(invoice.totalMinor) },
          { label: 'Due', value: formatDay(invoice.dueOn) },
          { label: 'To pay', value: money(invoice.owedMinor), strong: true },
        ]}
      />
    </div>
  );
}
