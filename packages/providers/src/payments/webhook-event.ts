import { z } from 'zod';
import type { PaymentEvent } from './payments.ts';

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string().min(1), payment_intent: z.string().nullish() }) }),
});

const subjects: readonly (readonly [prefix: string, about: PaymentEvent['about']])[] = [
  ['payment_intent.', 'CHARGE'],
  ['customer.subscription.', 'SUBSCRIPTION'],
  ['invoice.', 'INVOICE'],
];

/** What an event of Stripe's shape is about; undefined for kinds of no interest. Refunds are about their charge. */
export function readEvent(given: unknown): PaymentEvent | undefined {
  const { data: read } = event.safeParse(given);
  if (!read) return undefined;
  const { object } = read.data;
  if (/^(charge|refund)\./.test(read.type)) {
    return object.payment_intent
      ? { id: read.id, about: 'CHARGE', objectId: object.payment_intent }
      : undefined;
  }
  const about = subjects.find(([prefix]) => read.type.startsWith(prefix))?.[1];
  return about && { id: read.id, about, objectId: object.id };
}
