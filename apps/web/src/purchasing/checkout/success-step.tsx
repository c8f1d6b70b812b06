import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { purchaseStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonCard, SkeletonText } from '#ui/skeleton.tsx';
import { invoiceAddress, purchaseAddress } from '../labels.ts';
import { MilestoneList } from '../parts/milestone-list.tsx';

/** Paid: what was bought, and what happens next. */
export function SuccessStep({ invoiceId }: { invoiceId: string }) {
  const found = useOperation(getSupplierInvoice, { invoiceId });
  return (
    <Load query={found} skeleton={<SkeletonCard height={280} />}>
      {(invoice) => <PurchaseSuccess invoice={invoice} />}
    </Load>
  );
}

export function PurchaseSuccess({ invoice }: { invoice: SupplierInvoice }) {
  const ids = [...new Set(invoice.lines.flatMap(({ purchaseItemId }) => purchaseItemId ?? []))];
  const isPaid = invoice.status === 'PAID';
  const paid = formatMoney(invoice.paidMinor, invoice.currency);
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col items-center gap-2 py-6 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-good/10 text-good">
          <Check aria-hidden className="size-6" />
        </span>
        <h2 className="font-display text-xl">{isPaid ? 'Paid' : 'Partly paid'}</h2>
        <p className="text-ink-soft">
          {paid} for{' '}
          <Link to={invoiceAddress(invoice.invoiceId)} className="underline underline-offset-4">
            {invoice.invoiceNumber}
          </Link>{' '}
          of {invoice.supplierName}
          {!isPaid &&
            invoice.owedMinor > 0 &&
            `. ${formatMoney(invoice.owedMinor, invoice.currency)} is still owed`}
          .
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <Button asChild look="solid">
            <Link to="/inbox/orders">Open Orders & Shipments</Link>
          </Button>
          <Button asChild>
            <Link to="/home">Back to sourcing</Link>
          </Button>
        </div>
      </section>
      {ids.length > 0 && (
        <section aria-label="What happens next" className="flex flex-col gap-3">
          <h3 className="font-display text-lg">What happens next</h3>
          {ids.map((id) => (
            <NextOfPurchase key={id} purchaseItemId={id} />
          ))}
        </section>
      )}
    </div>
  );
}

function NextOfPurchase({ purchaseItemId }: { purchaseItemId: string }) {
  const found = useOperation(getPurchaseItem, { purchaseItemId });
  return (
    <article className="rounded-xl border border-line bg-raised p-4">
      <Load query={found} skeleton={<SkeletonText lines={3} />}>
        {(item) => (
          <div className="flex flex-col gap-3">
            <header className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <Link
                to={purchaseAddress(item.purchaseItemId)}
                className="font-semibold hover:underline hover:underline-offset-4"
              >
                {item.title}
              </Link>
              <span className="text-ink-soft">
                {item.expectedOn ? `Expected ${formatDay(item.expectedOn)}` : item.supplierName}
              </span>
            </header>
            {item.milestones.length > 0 ? (
              <MilestoneList milestones={item.milestones} currency={item.currency} />
            ) : (
              <p className="text-sm text-ink-soft">
                {purchaseStatusLabels[item.status]}. Follow it under Orders & Shipments.
              </p>
            )}
          </div>
        )}
      </Load>
    </article>
  );
}
