import { issueReturnCredit } from '@brandwright/contract/orders/credits/issue-return-credit.ts';
import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import { itemsWords, money } from '@brandwright/contract/returns/words.ts';
import { signerOf } from '../kernel/approvals/outgoing-letter.ts';
import { dayMs, dayOf } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { firstName } from './pay-refund.ts';
import { readSettings } from './settings.ts';
import type { ReturnRecord } from './show-return.ts';

/** Gives store credit in place of money: a code of the orders' ledger that the customer names, told by mail. */
export async function giveCredit(context: Context, row: ReturnRecord, refund: ReturnRefund, notify: boolean) {
  const { creditDays } = await readSettings(context);
  const expiresOn =
    creditDays === null ? null : dayOf(new Date(context.clock.now().getTime() + creditDays * dayMs));
  const { code } = await context.call(issueReturnCredit, {
    returnId: row.id,
    returnHandle: row.handle,
    orderId: row.orderId,
    amountMinor: refund.totalMinor,
    expiresOn,
  });
  if (!notify || row.email === null || row.customerId === null) return { code, told: 'No one was emailed.' };
  const amount = money(refund.totalMinor, row.currency);
  const until = expiresOn === null ? '' : ` It’s good until ${dayWords(expiresOn)}.`;
  const { store, person } = await signerOf(context);
  await context.call(sendCustomerEmail, {
    customer: row.customerId,
    subject: `Your store credit for return ${row.handle}`,
    message: [
      `Hello ${firstName(row.customerName)},`,
      `We received your return ${row.handle}: ${itemsWords(refund.lines)}. You have ${amount} in store credit. Give us the code ${code} with your next order, and we’ll take it off.${until}`,
      `Best,\n${store ?? person ?? ''}`.trim(),
    ].join('\n\n'),
  });
  return { code, told: `An email to ${row.email} is on its way.` };
}
