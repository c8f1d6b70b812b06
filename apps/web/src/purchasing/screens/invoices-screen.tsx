import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { removeInvoiceLine } from '@brandwright/contract/purchasing/remove-invoice-line.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { useStoreProfile } from '#session/use-session.ts';
import { Status } from '#ui/badge.tsx';
import { count } from '#ui/format.ts';
import { EmptyState } from '#ui/states.tsx';
import { invoiceTones } from '../labels.ts';
import { InvoiceActions } from '../parts/invoice-actions.tsx';
import { InvoiceFacts } from '../parts/invoice-facts.tsx';
import { InvoicesTable } from '../parts/invoices-table.tsx';

const size = 20;
const tabs = ['ALL', 'UNPAID', 'OVERDUE', 'DRAFT', 'PAID'] as const;
type Tab = (typeof tabs)[number];
const tabLabels: Record<Tab, string> = {
  ALL: 'All',
  UNPAID: 'Unpaid',
  OVERDUE: 'Overdue',
  DRAFT: 'Drafts',
  PAID: 'Paid',
};

/** What suppliers bill, and what is owed. */
export default function InvoicesScreen() {
  useScreenInView('Supplier invoices');
  const { query, change, narrow, page, turnTo } = useListAddress();
  const tab = readChoice(query, 'status', tabs) ?? 'ALL';
  const search = readWords(query, 'searchTerm', 100);
  const filters = { ...(tab === 'ALL' ? {} : { status: tab }), ...(search ? { search } : {}) };
  const found = useOperation(listSupplierInvoices, { ...filters, page, size }, { keepPrevious: true });
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
        exported={{ list: 'SUPPLIER_INVOICES', filters }}
        saved={{ list: 'supplier-invoices', apart: ['id'] }}
        turnTo={turnTo}
        tabs={{
          label: 'Invoices by status',
          value: tab,
          onChange: (next) => narrow({ status: next === 'ALL' ? null : next }, true),
          items: tabs.map((value) => ({ value, label: tabLabels[value] })),
        }}
        toolbar={
          <SearchField
            label="Search invoices"
            className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
            maxLength={100}
            value={search}
            onSearch={(searchTerm) => narrow({ searchTerm })}
          />
        }
        onClear={() => narrow({ status: null, searchTerm: null })}
        isNarrowed={tab !== 'ALL' || search !== ''}
        noMatch={{ title: noMatchOf(tab, search), clearLabel: 'Show all' }}
        empty={
          <EmptyState title="No invoices yet" text="Invoices appear here once you buy from a supplier." />
        }
        skeleton={<RowsSkeleton label="invoices" rows={6} />}
      >
        {({ rows }, isStale) => <InvoicesTable rows={rows} stale={isStale} />}
      </ListView>
      <InvoiceSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </InboxFrame>
  );
}

function noMatchOf(tab: Tab, search: string): string {
  if (search !== '') return 'No matching invoices';
  return tab === 'DRAFT' ? 'No drafts' : `No ${tabLabels[tab].toLowerCase()} invoices`;
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
  const store = useStoreProfile().data;
  const mayChange = store !== undefined && mayCall(removeInvoiceLine, store);
  const removeLine = useAction(removeInvoiceLine);
  return (
    <RecordSheet
      id={id}
      onClose={onClose}
      record={found}
      waiting="Invoice"
      title={({ invoiceNumber, supplierName }) => `${invoiceNumber}, ${supplierName}`}
      footer={(invoice) => <InvoiceActions invoice={invoice} />}
    >
      {(invoice) => (
        <div className="flex flex-col gap-4">
          <Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>
          <InvoiceFacts
            invoice={invoice}
            {...(mayChange && invoice.status === 'DRAFT' && invoice.lines.length > 1
              ? { onRemoveLine: (id: string) => void removeLine.run({ id }) }
              : {})}
          />
        </div>
      )}
    </RecordSheet>
  );
}
