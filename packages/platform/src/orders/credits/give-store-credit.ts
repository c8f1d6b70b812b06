import { OperationError, type InputOf } from '@brandwright/contract';
import { giveStoreCredit } from '@brandwright/contract/orders/credits/give-store-credit.ts';
import { dayWords, money } from '@brandwright/contract/orders/words.ts';
import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { and, eq } from 'drizzle-orm';
import { signerOf } from '../../kernel/approvals/outgoing-letter.ts';
import { dayMs, dayOf } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { queueMail } from '../customer-mail.ts';
import { findCustomer, type CustomerRecord } from '../customers.ts';
import { firstName, saidLetter } from '../refund-letter.ts';
import { newCode } from './movements.ts';
import { addCredit } from './new-credit.ts';
import { showCredit } from './show-credit.ts';
import { storeCredits } from './tables.ts';

type Input = InputOf<typeof giveStoreCredit>;

interface Plan {
  customer: CustomerRecord;
  code: string;
  expiresOn: string | null;
  /** Null where nobody is told: by wish, or for want of an address. */
  letter: { email: string; subject: string; body: string } | null;
}

/** The last day of a credit that is given now: as said, or as the return settings have it. Errors: bad_input. */
async function lastDayOf(context: Context, said: string | undefined): Promise<string | null> {
  const now = context.clock.now();
  if (said !== undefined && said < dayOf(now))
    throw new OperationError('bad_input', `${dayWords(said)} is past. Give a day from today on.`, [
      { path: 'expiresOn', message: 'Today or later.' },
    ]);
  if (said !== undefined) return said;
  const { creditDays } = await context.call(getReturnSettings, {});
  return creditDays === null ? null : dayOf(new Date(now.getTime() + creditDays * dayMs));
}

async function planOf(context: Context, input: Input): Promise<Plan> {
  const customer = await findCustomer(context, input.customer);
  const code = input.code ?? newCode();
  const [taken] = await context.db
    .select({ id: storeCredits.id })
    .from(storeCredits)
    .where(and(eq(storeCredits.storeId, context.storeId), eq(storeCredits.code, code)));
  if (taken)
    throw new OperationError('conflict', `Store credit ${code} was already given. Nothing was given again.`);
  const expiresOn = await lastDayOf(context, input.expiresOn);
  const { email } = customer;
  const letter =
    input.notify && email !== null
      ? {
          email,
          subject: 'Your store credit',
          body: input.message ?? (await plainWords(context, customer, { ...input, code, expiresOn })),
        }
      : null;
  return { customer, code, expiresOn, letter };
}

async function plainWords(
  context: Context,
  customer: CustomerRecord,
  given: { amountMinor: number; currencyCode: string; code: string; expiresOn: string | null },
): Promise<string> {
  const { store, person } = await signerOf(context);
  const until = given.expiresOn === null ? '' : ` It’s good until ${dayWords(given.expiresOn)}.`;
  return [
    `Hello ${firstName(customer.name)},`,
    `You have ${money(given.amountMinor, given.currencyCode)} in store credit. Give us the code ${given.code} with your next order, and we’ll take it off.${until}`,
    `Best,\n${store ?? person ?? ''}`.trim(),
  ].join('\n\n');
}

export default implement(giveStoreCredit, {
  async run(context, input) {
    const { customer, code, expiresOn, letter } = await planOf(context, input);
    const { amountMinor, currencyCode: currency } = input;
    const row = await addCredit(context, {
      code,
      customer,
      source: 'GIVEN',
      returned: null,
      reason: input.reason ?? null,
      amountMinor,
      currency,
      expiresOn,
    });
    if (letter)
      await queueMail(context, { ...letter, customerId: customer.id, orderId: null, refundId: null });
    const told = letter ? `An email to ${letter.email} is on its way.` : 'No one was emailed.';
    const until = expiresOn === null ? '' : `, good until ${dayWords(expiresOn)}`;
    return {
      output: {
        ...(await showCredit(context, row)),
        change: `${customer.name} has ${money(amountMinor, currency)} in store credit, code ${code}${until}. ${told}`,
        mailedTo: letter?.email ?? null,
      },
      subject: { kind: 'store_credit', id: row.id },
    };
  },
  async prepare(context, input) {
    const first = await planOf(context, input);
    const said = await saidLetter(context, first.customer.name, input.message);
    // A letter of the founder's own words names the code too: without it the credit can't be used.
    const message =
      said === undefined || said.includes(first.code) ? said : `${said}\n\nYour code: ${first.code}`;
    const exact = {
      ...input,
      customer: first.customer.id,
      code: first.code,
      ...(first.expiresOn === null ? {} : { expiresOn: first.expiresOn }),
      ...(message === undefined ? {} : { message }),
    };
    const { customer, letter } = await planOf(context, exact);
    const amount = money(input.amountMinor, input.currencyCode);
    return {
      input: exact,
      preview: {
        verb: `Give ${amount} store credit`,
        what: `Gives ${customer.name} ${amount} in store credit for a next order.`,
        toWhom: `${customer.name}${customer.email ? `, ${customer.email}` : ''}`,
        cost: `${amount} off a next order. No money goes out.`,
        irreversible: letter
          ? 'An email that was sent can’t be taken back; the credit can be canceled until it’s used.'
          : null,
        values: [
          { label: 'Code', value: first.code },
          { label: 'Amount', value: amount },
          { label: 'Good until', value: first.expiresOn === null ? 'No limit' : dayWords(first.expiresOn) },
          ...(input.reason === undefined ? [] : [{ label: 'Reason', value: input.reason }]),
          ...(letter
            ? [
                { label: 'Email to', value: letter.email },
                { label: 'Subject', value: letter.subject },
                { label: 'Email', value: letter.body },
              ]
            : [{ label: 'Email', value: 'None' }]),
        ],
        warnings:
          !letter && input.notify
            ? [`${customer.name} has no email address, so tell them the code yourself.`]
            : [],
      },
    };
  },
});
