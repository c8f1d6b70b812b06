import { z } from 'zod';
import { field, forForms, instant } from '../kernel/fields.ts';
import { customerRefOut } from './entities.ts';
import { mailStatus } from './enums.ts';

/** How every operation on one customer names whom it is about. */
export const customerField = field(z.string().trim().min(1).max(200), {
  ref: 'customer',
  words: ['customer', 'buyer', 'shopper'],
  question: 'Which customer? The name or the email is enough.',
  label: 'Customer',
}).describe("A customer's id, email, whole name or company.");

/** A note of the team about a customer. */
export const customerNote = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  createdAt: instant(),
  /** Null while it is as it was written. */
  editedAt: instant().nullable(),
});
export type CustomerNote = z.output<typeof customerNote>;

/** A mail to a customer, as it went or will go out. */
export const customerMail = z.object({
  id: z.uuid(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
  author: z.string(),
  status: mailStatus,
  /** Why it could not be sent. */
  failure: z.string().nullable(),
  /** The order that it is about. */
  orderId: z.uuid().nullable(),
  createdAt: instant(),
  sentAt: instant().nullable(),
});
export type CustomerMail = z.output<typeof customerMail>;

/** Which note of a customer: by its id, or by words of it; the only one when left out. */
export const whichNote = {
  customer: customerField,
  noteId: forForms(z.uuid().optional()),
  note: field(z.string().trim().min(1).max(200), {
    sense: 'free_text',
    words: ['the note about', 'the note on', 'the one about', 'saying'],
    label: 'Note',
  })
    .describe('Words of the note, where the customer has several.')
    .optional(),
};

/** The notes of a customer after one of them changed. */
export const notesOfCustomer = z.object({
  customerId: customerRefOut,
  name: z.string(),
  /** What was done, one plain sentence. */
  change: z.string(),
  /** Newest first. */
  notes: z.array(customerNote),
});

/** Reads that are stale after something about a customer changed. */
export const customerReads = ['get_customer', 'list_customers'] as const;
