import { OperationError } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import type { InvoiceStatus, UnpaidChoice } from '@brandwright/contract/purchasing/enums.ts';
import { handleUnpaidInvoice } from '@brandwright/contract/purchasing/handle-unpaid-invoice.ts';
import { implement } from '../kernel/request/implementation.ts';
import { editInvoice, undoInvoiceEdit } from './edit-invoice.ts';
import { lockInvoice } from './find-records.ts';
import { showInvoice } from './invoices.ts';
import { dayOf, invoiceStatusOn, requireInvoiceStep } from './rules.ts';

const becomes: Readonly<Record<UnpaidChoice, InvoiceStatus>> = {
  KEEP_AS_DRAFT: 'DRAFT',
  MARK_UNCOLLECTIBLE: 'UNCOLLECTIBLE',
  VOID: 'VOID',
};

export default implement(handleUnpaidInvoice, {
  async run(context, { invoiceId, choice }) {
    const invoice = await lockInvoice(context, invoiceId);
    const now = context.clock.now();
    requireInvoiceStep(invoice.invoiceNumber, invoiceStatusOn(invoice, dayOf(now)), becomes[choice]);
    if (invoice.paidMinor > 0 && choice !== 'MARK_UNCOLLECTIBLE')
      throw new OperationError(
        'bad_transition',
        `${money(invoice.paidMinor, invoice.currency)} of ${invoice.invoiceNumber} is paid, so it can only be marked uncollectible.`,
      );
    const { row, undo } = await editInvoice(context, invoice, {
      isDraft: choice === 'KEEP_AS_DRAFT',
      uncollectibleAt: choice === 'MARK_UNCOLLECTIBLE' ? now : invoice.uncollectibleAt,
      voidedAt: choice === 'VOID' ? now : null,
    });
    return {
      output: await showInvoice(context, row),
      undo,
      subject: { kind: 'supplier_invoice', id: invoice.id },
    };
  },
  undo: undoInvoiceEdit,
});
