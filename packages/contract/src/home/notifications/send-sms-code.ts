import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { preferenceReads } from './entities.ts';
import { codeMinutes, phoneNumber } from './phone-number.ts';

export const sendSmsCode = declareOperation({
  name: 'send_sms_code',
  area: 'home',
  title: 'Send a code to a phone number',
  description:
    'Texts a six-digit code to the phone number at which the person asking wants notifications. The number is used once the code was entered (confirm_sms_number).',
  examples: ['Send a code to my phone'],
  input: z.object({ phoneNumber }),
  output: z.object({
    /** All but the last four digits hidden. */
    smsNumber: z.string(),
    /** Whether it was really texted; without an SMS service the message is kept in the outbox of the installation. */
    isSent: z.boolean(),
  }),
  http: { method: 'POST', path: '/web/notification-preferences/-/sms-number' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'external',
  secret: true,
  card: 'none',
  offered: false,
  errors: ['too_many_requests', 'upstream'],
  related: ['confirm_sms_number'],
  invalidates: preferenceReads,
  summary: ({ smsNumber }) => `Sent a code to ${smsNumber}. It counts for ${codeMinutes} minutes.`,
});
