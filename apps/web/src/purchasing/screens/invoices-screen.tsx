import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { Status } from '#ui/badge.tsx';
import { count } from '#ui/format.ts';
import { EmptyState } from '#ui/states.tsx';
import { invoiceTones } from '../labels.ts';
import { InvoiceFacts } from '../parts/invoice-facts.tsx';
import { InvoicesTable } from '../parts/invoices-table.tsx';

const size = 20;
const tabs = ['ALL', 'UNPAID', 'OVERDUE', 'PAID'] as const;
type Tab = (typeof tabs)[number];
const tabLabels: Record<Tab, string> = { ALL: 'All', UNPAID: 'Unpaid', OVERDUE: 'Overdue', PAID: 'Paid' };

/** What suppliers bill, and what is owed. */
export default function InvoicesScreen() {
  useScreenInView('Supplier invoices');
  const { query, change, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'status', tabs) ?? 'ALL';
  const found = useOperation(
    listSupplierInvoices,
    { ...(tab === 'ALL' ? {} : { status: tab }), page, size },
    { keepPrevious: true },
  );
  const all = useOperation(listSupplierInvoices, { page: 0, size: 1 }).data;
  return (
    <InboxFrame tab="needs-payment">
      {all && all.total > 0 && (
        <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-2" data-tour="invoices-owed">
          <Sum label="Owed" note={count(all.owedCount, 'invoice')} amount={owedWords(all)} />
          <Sum label="Overdue" note={count(all.overdueCount, 'invoice')} amount={overdueWords(all)} />
        </dl>
      )}
      <ListView
        list={found}
        noun="invoices"
        saved={{ list: 'supplier-invoices', apart: ['id'] }}
        turnTo={turnTo}
        tabs={{
          label: 'Invoices by status',
          value: tab,
          onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
          items: tabs.map((value) => ({ value, label: tabLabels[value] })),
        }}
        onClear={() => narrow({ status: null })}
        isNarrowed={tab !== 'ALL'}
        noMatch={{ title: `No ${tabLabels[tab].toLowerCase()} invoices`, clearLabel: 'Show all' }}
        empty={
          <EmptyState title="No invoices yet" text="Invoices appear here once you buy from a supplier." />
        }
        skeleton={<RowsSkeleton label="invoices" rows={6} />}
        foot={() => (
          <p className="pt-4 text-sm text-ink-soft">
            You can’t pay invoices in Brandwright yet. Follow the payment instructions on the supplier’s
            invoice.
          </p>
        )}
      >
        {({ rows }, isStale) => <InvoicesTable rows={rows} stale={isStale} />}
      </ListView>
      <InvoiceSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </InboxFrame>
  );
}

function Sum({ label, note, amount }: { label: string; note: string; amount: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">
        {label}, {note}
      </dt>
      <dd className="text-xl font-semibold tabular-nums">{amount}</dd>
    </div>
  );
}

function InvoiceSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getSupplierInvoice, { invoiceId: id ?? '' }, { enabled: id !== null });
  return (
    <RecordSheet
      id={id}
      onClose={onClose}
      record={found}
      waiting="Invoice"
      title={({ invoiceNumber, supplierName }) => `${invoiceNumber}, ${supplierName}`}
    >
      {(invoice) => (
        <div className="flex flex-col gap-4">
          <Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>
          <InvoiceFacts invoice={invoice} />
        </div>
      )}
    </RecordSheet>
  );
}
