import { OperationError, type InputOf } from '@brandwright/contract';
import { money } from '@brandwright/contract/orders/words.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addressLine } from './address-line.ts';
import { draftInvoice, type Bill } from './bill.ts';
import { billedOf } from './billed.ts';
import { lastAddress } from './cart.ts';
import { findItem, lockInvoice, lockItem } from './find-records.ts';
import type { InvoiceRow } from './invoices.ts';
import type { ItemRow } from './items.ts';
import { dueWarning, payOff, paymentPreview, payWith, refuseOtherAmount } from './pay.ts';
import { dayOf, nextPayment, owedMinor, requireTransition } from './rules.ts';

type Input = InputOf<typeof payPurchaseOrder>;
type Part = 'DEPOSIT' | 'BALANCE' | 'ALL';

/** An open invoice for the purchase, or what is to be billed of it. */
type ToPay = { amountMinor: number } & ({ open: InvoiceRow } | { part: Part; bill: Bill });

const partWords: Readonly<Record<Part, string>> = {
  DEPOSIT: 'deposit',
  BALANCE: 'balance',
  ALL: 'full amount',
};

/** Errors: bad_transition, conflict when all of it is paid, bad_input without an address. */
async function toPay(context: Context, item: ItemRow, input: Input): Promise<ToPay> {
  if (item.status === 'CANCELED') requireTransition(item.status, 'CHARGE_PENDING');
  const { invoices, billedMinor } = await billedOf(context, item.id);
  const open = invoices.find((one) => one.owedMinor > 0)?.invoice;
  if (open) return { open, amountMinor: owedMinor(open) };
  const next = nextPayment(item, billedMinor);
  const amountMinor = input.part === 'ALL' ? item.totalMinor - billedMinor : next.amountMinor;
  if (amountMinor <= 0)
    throw new OperationError('conflict', `${item.title} is already paid in full. Nothing was charged.`);
  refuseOtherPart(item, input.part, next.part);
  return {
    amountMinor,
    part: input.part ?? next.part,
    bill: await billOf(context, item, input, amountMinor, next.part),
  };
}

function refuseOtherPart(item: ItemRow, asked: Part | undefined, next: Part): void {
  if (asked === 'DEPOSIT' && next === 'BALANCE')
    throw new OperationError(
      'conflict',
      `The deposit of ${item.title} is already paid. The balance is next.`,
    );
  if (asked === 'BALANCE' && next === 'DEPOSIT')
    throw new OperationError(
      'conflict',
      `The deposit of ${item.title} comes first. Nothing of it is paid yet.`,
    );
}

async function billOf(
  context: Context,
  item: ItemRow,
  input: Input,
  amountMinor: number,
  nextPart: Part,
): Promise<Bill> {
  const address = input.shippingAddress ?? item.shippingAddress ?? (await lastAddress(context));
  const kind: CostKind = item.costs[0]?.kind ?? 'PRODUCT';
  const part = input.part === 'ALL' ? 'ALL' : nextPart;
  return {
    supplierId: item.supplierId,
    supplierName: item.supplierName,
    currency: item.currency,
    lines: [
      {
        purchaseItemId: item.id,
        title: part === 'ALL' ? item.title : `${item.title}: ${partWords[part]}`,
        kind,
        quantity: 1,
        unitPriceMinor: amountMinor,
        amountMinor,
      },
    ],
    discountMinor: 0,
    promotionCode: null,
    shippingAddress: item.shippingMode === 'NO_SHIPPING_NEEDED' ? null : address,
  };
}

export default implement(payPurchaseOrder, {
  async run(context, input) {
    const item = await lockItem(context, input.purchaseItemId);
    const due = await toPay(context, item, input);
    refuseOtherAmount(due.amountMinor, input.expectedAmountMinor, item.currency);
    const invoice =
      'open' in due ? await lockInvoice(context, due.open.id) : await draftInvoice(context, due.bill);
    return {
      output: await payOff(context, invoice, due.amountMinor, input),
      subject: { kind: 'purchase_item', id: item.id },
    };
  },
  async prepare(context, input) {
    const item = await findItem(context, input.purchaseItemId);
    const due = await toPay(context, item, input);
    const paid = await payWith(context, due.amountMinor, item.currency, input);
    const about = `${item.quantity.toLocaleString('en-US')} × ${item.title}`;
    const address = 'bill' in due ? due.bill.shippingAddress : null;
    return {
      input: { ...input, ...paid.input, purchaseItemId: item.id, expectedAmountMinor: due.amountMinor },
      preview: paymentPreview(
        {
          amountMinor: due.amountMinor,
          currency: item.currency,
          what:
            'open' in due
              ? `Pays invoice ${due.open.invoiceNumber} of ${item.supplierName}, for ${about}.`
              : `Pays the ${partWords[due.part]} of ${about}${item.status === 'IN_PRODUCTION' ? '' : ', with which it’s ordered'}.`,
          toWhom: item.supplierName,
          with: paid.with,
        },
        [
          { label: 'Purchase order', value: about },
          { label: 'Total', value: money(item.totalMinor, item.currency) },
          ...(address ? [{ label: 'Ships to', value: addressLine(address) }] : []),
        ],
        'open' in due ? dueWarning(due.open, dayOf(context.clock.now())) : [],
      ),
    };
  },
});
