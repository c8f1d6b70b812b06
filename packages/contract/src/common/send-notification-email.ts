import { z } from 'zod';
import { mayAct } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { emailAddress } from '../store/entities.ts';

/** Notices that one store may send in a day. */
export const mostNoticesADay = 50;

export const sendNotificationEmail = declareOperation({
  name: 'send_notification_email',
  area: 'common',
  title: 'Send a notification email',
  description:
    'Emails a notice to someone of this store, yourself when nobody is named. It can’t reach anyone outside the store: customers are emailed by send_customer_email, suppliers in the inbox.',
  examples: ['Email the team that the samples arrived'],
  input: z.object({
    to: emailAddress
      .clone()
      .describe('An address of someone in this store; your own when left out.')
      .optional(),
    subject: field(
      z
        .string()
        .trim()
        .min(1, 'Write a subject.')
        .max(200)
        .regex(/^[^\p{Cc}]*$/u, 'A subject is a single line.'),
      { sense: 'free_text', outgoing: 'words', label: 'Subject' },
    ),
    text: field(z.string().trim().min(1, 'Write the message.').max(5000), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Message',
    }),
  }),
  output: z.object({ to: z.string(), subject: z.string() }),
  http: { method: 'POST', path: '/commons/notify/send-notification-email', status: 202 },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found', 'too_many_requests'],
  summary: ({ to, subject }) => `Emailing ${to}: ${subject}.`,
});
