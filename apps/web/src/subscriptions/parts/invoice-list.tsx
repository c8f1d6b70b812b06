import { Download } from 'lucide-react';
import { useState } from 'react';
import { getPlanInvoicePdf } from '@brandwright/contract/subscriptions/get-plan-invoice-pdf.ts';
import { listPlanInvoices } from '@brandwright/contract/subscriptions/list-plan-invoices.ts';
import { useOperation } from '#api/use-operation.ts';
import { useDownload } from '#kit/use-download.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const pageSize = 12;

/** What was billed for the plan, each with its PDF. */
export function InvoiceList() {
  const [pages, setPages] = useState(1);
  const found = useOperation(listPlanInvoices, { page: 0, size: pageSize * pages }, { keepPrevious: true });
  const pdf = useDownload(getPlanInvoicePdf);
  return (
    <Section title="Invoices">
      <Load
        query={found}
        skeleton={<Skeleton className="h-40 w-full" />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-soft">No invoices yet. Your plan’s invoices appear here.</p>}
      >
        {({ rows, total }) => (
          <>
            <InvoiceTable
              rows={rows}
              stale={found.isPlaceholderData}
              actions={({ invoiceId, number }) => (
                <IconButton
                  label={`Download ${number} as a PDF`}
                  disabled={pdf.isRunning}
                  onClick={() => pdf.start({ invoiceId })}
                >
                  <Download aria-hidden />
                </IconButton>
              )}
            />
            {rows.length < total && (
              <Button
                size="small"
                className="mt-3"
                busy={found.isFetching}
                onClick={() => setPages(pages + 1)}
              >
                Show older invoices
              </Button>
            )}
          </>
        )}
      </Load>
    </Section>
  );
}
