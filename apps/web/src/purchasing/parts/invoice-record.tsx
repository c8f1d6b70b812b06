import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { SupplierInvoice } from '@brandwright/contract/purchasing/entities.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { useOperation } from '#api/use-operation.ts';
import { RecordScreen } from '#kit/record-screen.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';

export const invoiceList = { label: 'Invoices', to: '/inbox/needs-payment' };

/** The screen of the invoice in the address (`{invoiceId}`), with its states. `does` is what the screen is for: "Pay". */
export function InvoiceRecord({
  waiting,
  does,
  children,
}: {
  waiting: string;
  does: string;
  children: (invoice: SupplierInvoice) => ReactNode;
}) {
  const { invoiceId = '' } = useParams();
  const found = useOperation(getSupplierInvoice, { invoiceId }, { enabled: invoiceId !== '' });
  return (
    <RecordScreen
      record={found}
      inView={{
        waiting,
        title: ({ invoiceNumber }) => `${does} ${invoiceNumber}`,
        record: ({ invoiceId: id, invoiceNumber }) => ({
          kind: 'supplier_invoice',
          id,
          label: invoiceNumber,
        }),
      }}
      missing={{
        title: 'No such invoice',
        text: 'It may belong to another store, or the link isn’t complete.',
        back: invoiceList,
      }}
      skeleton={<SkeletonCard height={420} />}
    >
      {children}
    </RecordScreen>
  );
}
