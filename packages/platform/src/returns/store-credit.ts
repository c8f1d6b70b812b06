import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import { itemsWords, money } from '@brandwright/contract/returns/words.ts';
import { randomInt } from 'node:crypto';
import { signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { firstName } from './pay-refund.ts';
import type { ReturnRecord } from './show-return.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newCode = () =>
  `CREDIT-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Gives store credit in place of money: a code that the customer names, kept with the return and told by mail. */
export async function giveCredit(context: Context, row: ReturnRecord, refund: ReturnRefund, notify: boolean) {
  const code = newCode();
  if (!notify || row.email === null || row.customerId === null) return { code, told: 'No one was emailed.' };
  const amount = money(refund.totalMinor, row.currency);
  const { store, person } = await signerOf(context);
  await context.call(sendCustomerEmail, {
    customer: row.customerId,
    subject: `Your store credit for return ${row.handle}`,
    message: [
      `Hello ${firstName(row.customerName)},`,
      `We received your return ${row.handle}: ${itemsWords(refund.lines)}. You have ${amount} in store credit. Give us the code ${code} with your next order, and we’ll take it off.`,
      `Best,\n${store ?? person ?? ''}`.trim(),
    ].join('\n\n'),
  });
  return { code, told: `An email to ${row.email} is on its way.` };
}
