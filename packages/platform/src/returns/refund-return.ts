import { OperationError, type ApprovalPreview, type InputOf } from '@brandwright/contract';
import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import { refundReturn } from '@brandwright/contract/returns/refund-return.ts';
import { itemsWords, money } from '@brandwright/contract/returns/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { shippingBack } from './arithmetic.ts';
import { receiveReturn, tellOrder } from './change-return-status.ts';
import { findReturn, lockReturn, updateReturn } from './find-return.ts';
import { readOrderFacts, type OrderFacts } from './order-facts.ts';
import { payRefund, toCreditOf } from './pay-refund.ts';
import { damagedUnits } from './receive-stock.ts';
import { refundOf } from './refund-of.ts';
import { requireReturnStep } from './rules.ts';
import { giveCredit } from './store-credit.ts';
import { linesOfReturn, showChanged, type ReturnLineRecord, type ReturnRecord } from './show-return.ts';

type Given = InputOf<typeof refundReturn>;

interface Plan {
  row: ReturnRecord;
  facts: OrderFacts;
  lines: ReturnLineRecord[];
  refund: ReturnRefund;
  isCredit: boolean;
  terms: { feeMinor: number; includesShipping: boolean };
}

/** What would go back, and whether it may. Errors: bad_transition, conflict, bad_input. */
async function planOf(context: Context, row: ReturnRecord, input: Given): Promise<Plan> {
  if (row.settledAt !== null)
    throw new OperationError(
      'conflict',
      `Return ${row.handle} is already settled: ${money(row.refundMinor, row.currency)} was refunded. Nothing was paid again.`,
    );
  if (row.status === 'CANCELED')
    throw new OperationError('bad_transition', `Return ${row.handle} is canceled, so it can’t be refunded.`);
  if (row.status !== 'RECEIVED') {
    if (!input.arrived)
      throw new OperationError(
        'bad_transition',
        `Return ${row.handle} hasn’t been received yet. If it arrived, say so, and it’s received and refunded in one step.`,
      );
    requireReturnStep(row.handle, row.status, 'RECEIVED');
  }
  const facts = await readOrderFacts(context, { id: row.orderId });
  const lines = await linesOfReturn(context, row.id);
  const terms = {
    feeMinor: input.feeMinor ?? row.feeMinor,
    includesShipping: input.includeShipping ?? row.includesShipping,
  };
  const refund = refundOf(facts, lines, { ...terms, exchangeMinor: row.exchangeMinor });
  if (refund.totalMinor === 0) throw nothingBack(row, facts, refund);
  const isCredit =
    (input.destination ?? (row.refundMethod === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'ORIGINAL_PAYMENT')) ===
    'STORE_CREDIT';
  if (input.shownMinor !== undefined && input.shownMinor !== refund.totalMinor)
    throw new OperationError(
      'conflict',
      `The refund for return ${row.handle} is now ${money(refund.totalMinor, row.currency)}, not ${money(input.shownMinor, row.currency)}. Nothing was paid. Review it and try again.`,
    );
  return { row, facts, lines, refund, isCredit, terms };
}

function nothingBack(row: ReturnRecord, { money: paid }: OrderFacts, refund: ReturnRefund): OperationError {
  if (paid.capturedMinor === 0)
    return new OperationError(
      'bad_transition',
      `Order #${row.orderNumber} was never paid, so there’s nothing to refund.`,
    );
  if (refund.feeMinor > 0 || refund.exchangeMinor > 0)
    return new OperationError(
      'conflict',
      `The ${refund.exchangeMinor > 0 ? 'exchange' : 'fee'} uses up the whole refund for return ${row.handle}. There’s nothing left to refund.`,
    );
  return new OperationError(
    'conflict',
    `Everything in return ${row.handle} was already refunded. Nothing was paid again.`,
  );
}

export default implement(refundReturn, {
  async run(context, input) {
    const locked = await lockReturn(context, input.id);
    const first = await planOf(context, locked, input);
    // By the terms of this refund: a fee that is waived now does not settle the return when it is received.
    const received =
      locked.status === 'RECEIVED'
        ? undefined
        : await receiveReturn(context, { ...locked, ...first.terms }, input);
    const { row, facts, lines, refund, isCredit, terms } = await planOf(
      context,
      received?.after ?? locked,
      input,
    );
    const now = context.clock.now();
    const credit = isCredit ? await giveCredit(context, row, refund, input.notify) : undefined;
    const told = credit
      ? credit.told
      : await payRefund(context, { row, facts, lines, refund, notify: input.notify });
    const after = await updateReturn(context, row.id, {
      feeMinor: terms.feeMinor,
      includesShipping: terms.includesShipping,
      refundMethod: credit
        ? 'STORE_CREDIT'
        : row.refundMethod === 'STORE_CREDIT'
          ? 'MANUAL'
          : row.refundMethod,
      creditCode: credit?.code ?? null,
      refundMinor: refund.totalMinor,
      settlement: refund,
      settledAt: now,
    });
    await tellOrder(context, row.orderId);
    const amount = money(refund.totalMinor, row.currency);
    const back = credit
      ? `${row.customerName} has ${amount} in store credit for return ${row.handle}, code ${credit.code}.`
      : `${amount} was refunded to ${row.customerName} for return ${row.handle}.`;
    const stock = received ? `${received.receipt} ` : '';
    return {
      output: await showChanged(context, after, `${stock}${back} ${told}`),
      subject: { kind: 'return_order', id: row.id },
    };
  },
  async prepare(context, input) {
    const plan = await planOf(context, await findReturn(context, input.id), input);
    if (plan.row.status !== 'RECEIVED') damagedUnits(plan.lines, input);
    return {
      input: { ...input, id: plan.row.id, shownMinor: plan.refund.totalMinor },
      preview: previewOf(plan, input),
    };
  },
});

/** What an approval shows: the arithmetic, line by line. */
function previewOf({ row, facts, refund, isCredit, lines }: Plan, input: Given): ApprovalPreview {
  const creditMinor = toCreditOf(facts, refund);
  const inWords = (minor: number) => money(minor, row.currency);
  const amount = inWords(refund.totalMinor);
  const receives = row.status !== 'RECEIVED';
  const off = receives ? [...damagedUnits(lines, input).values()].reduce((sum, units) => sum + units, 0) : 0;
  const stock = receives ? ` Receives it first: ${row.units - off} back into stock, ${off} written off.` : '';
  const minus = (label: string, minor: number) =>
    minor === 0 ? [] : [{ label, value: `−${inWords(minor)}` }];
  const plus = (label: string, minor: number) => (minor === 0 ? [] : [{ label, value: inWords(minor) }]);
  return {
    verb: isCredit ? `Give ${amount} store credit` : `Refund ${amount}`,
    what: `${isCredit ? 'Gives store credit' : 'Refunds'} for return ${row.handle} of order #${row.orderNumber}: ${itemsWords(refund.lines)}.${stock}`,
    toWhom: `${row.customerName}${row.email ? `, ${row.email}` : ''}`,
    cost: isCredit
      ? `${amount} in store credit. No money goes out.`
      : creditMinor === 0
        ? `${amount} goes back to the original payment method.`
        : `${amount} goes back: ${inWords(creditMinor)} to the store credit that paid, ${inWords(refund.totalMinor - creditMinor)} to the other payments.`,
    irreversible: isCredit
      ? 'An email that was sent can’t be taken back; the credit can be canceled until it’s used.'
      : 'A refund can’t be taken back.',
    values: [
      { label: 'Return', value: row.handle },
      ...refund.lines.map((line) => ({
        label: `${line.quantity} × ${line.title}`,
        value: inWords(line.itemsMinor),
      })),
      ...minus('Discount', refund.discountMinor),
      ...plus('Tax', refund.taxMinor),
      ...minus('Already refunded', refund.alreadyMinor),
      ...minus('Still owed', refund.owedMinor),
      ...plus('Shipping', refund.shippingMinor),
      ...minus('Fee', refund.feeMinor),
      ...minus('Exchange', refund.exchangeMinor),
      { label: isCredit ? 'Store credit' : 'Refund', value: amount },
      ...(shippingBack(refund) > 0
        ? [{ label: 'Includes shipping', value: inWords(shippingBack(refund)) }]
        : []),
    ],
    warnings:
      input.notify && !row.email
        ? [`The order has no email address, so ${row.customerName} won’t be notified.`]
        : [],
  };
}
