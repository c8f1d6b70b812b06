import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { invoiceStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { InboxFrame } from '#inbox/parts/inbox-frame.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { invoiceTones } from '../labels.ts';
import { InvoiceFacts } from '../parts/invoice-facts.tsx';
import { InvoicesTable } from '../parts/invoices-table.tsx';

const size = 20;
const tabs = ['ALL', 'UNPAID', 'OVERDUE', 'PAID'] as const;
type Tab = (typeof tabs)[number];
const tabLabels: Record<Tab, string> = { ALL: 'All', UNPAID: 'Unpaid', OVERDUE: 'Overdue', PAID: 'Paid' };

/** What suppliers bill, and what is owed. */
export default function InvoicesScreen() {
  useScreenInView('Invoices of suppliers');
  const [query, change] = useQueryState();
  const asked = query.get('status');
  const tab = tabs.find((one) => one === asked) ?? 'ALL';
  const page = Math.max(0, Number(query.get('page') ?? 0) || 0);
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
      <Tabs
        label="Invoices by state"
        value={tab}
        onChange={(next) => change({ status: next === 'ALL' ? null : next, page: null }, true)}
        items={tabs.map((value) => ({ value, label: tabLabels[value] }))}
      >
        <Load
          query={found}
          skeleton={<SkeletonCard height={280} />}
          isEmpty={(data) => data.total === 0}
          empty={
            tab === 'ALL' ? (
              <EmptyState title="Invoices of suppliers stand here" text="They come with your purchases." />
            ) : (
              <EmptyState
                title={`No ${tabLabels[tab].toLowerCase()} invoices`}
                action={<Button onClick={() => change({ status: null, page: null })}>Show all</Button>}
              />
            )
          }
        >
          {(data) => (
            <>
              <InvoicesTable rows={data.rows} stale={found.isPlaceholderData} />
              {data.total > data.size && (
                <Pagination
                  page={data.page}
                  size={data.size}
                  total={data.total}
                  noun="invoices"
                  onPage={(next) => change({ page: next || null }, true)}
                />
              )}
              <p className="pt-4 text-sm text-ink-soft">
                Invoices are paid the way the supplier's invoice says; paying from here is not possible yet.
              </p>
            </>
          )}
        </Load>
      </Tabs>
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
    <Sheet
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={found.data ? `${found.data.invoiceNumber}, ${found.data.supplierName}` : 'Invoice'}
    >
      {id !== null && (
        <Load query={found} skeleton={<SkeletonCard height={320} />}>
          {(invoice) => (
            <div className="flex flex-col gap-4">
              <Status tone={invoiceTones[invoice.status]}>{invoiceStatusLabels[invoice.status]}</Status>
              <InvoiceFacts invoice={invoice} />
            </div>
          )}
        </Load>
      )}
    </Sheet>
  );
}
