import { OperationError } from '@brandwright/contract';
import { sendCustomerEmail } from '@brandwright/contract/orders/send-customer-email.ts';
import { signerOf } from '../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { queueMail, toMail } from './customer-mail.ts';
import { findCustomer, type CustomerRecord } from './customers.ts';
import { saidLetter } from './refund-letter.ts';

async function reachable(context: Context, called: string): Promise<CustomerRecord & { email: string }> {
  const customer = await findCustomer(context, called);
  const { name, email, phone } = customer;
  if (email !== null) return { ...customer, email };
  throw new OperationError(
    'conflict',
    `There’s no email address for ${name}${phone ? `, only the phone number ${phone}` : ''}. Nothing was sent.`,
  );
}

async function subjectOf(context: Context, subject: string | undefined): Promise<string> {
  if (subject !== undefined) return subject;
  const { store, person } = await signerOf(context);
  return `A message from ${store ?? person ?? 'the store'}`;
}

export default implement(sendCustomerEmail, {
  async run(context, { customer: called, subject, message }) {
    const { id, name, email } = await reachable(context, called);
    const mail = await queueMail(context, {
      customerId: id,
      orderId: null,
      refundId: null,
      email,
      subject: await subjectOf(context, subject),
      body: message,
    });
    return {
      output: { customerId: id, name, mail: toMail(mail) },
      subject: { kind: 'customer', id },
    };
  },
  async prepare(context, input) {
    const { id, name, email } = await reachable(context, input.customer);
    const subject = await subjectOf(context, input.subject);
    const message = (await saidLetter(context, name, input.message)) ?? input.message;
    return {
      input: { ...input, customer: id, subject, message },
      preview: {
        verb: `Send to ${name}`,
        what: `Sends ${name} an email.`,
        toWhom: `${name}, ${email}`,
        cost: null,
        irreversible: 'An email that was sent can’t be taken back.',
        values: [
          { label: 'Subject', value: subject },
          { label: 'Email', value: message },
          ...(context.actor.kind === 'user' ? [{ label: 'Reply goes to', value: context.actor.email }] : []),
        ],
        warnings: [],
      },
    };
  },
});
