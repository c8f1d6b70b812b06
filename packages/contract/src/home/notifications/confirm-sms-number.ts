import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { preferenceReads } from './entities.ts';

export const confirmSmsNumber = declareOperation({
  name: 'confirm_sms_number',
  area: 'home',
  title: 'Confirm a phone number',
  description:
    'Confirms the phone number that a code was sent to (send_sms_code). From then on notifications that the person chose by SMS go there.',
  examples: ['Confirm my phone number'],
  input: z.object({
    code: field(
      z
        .string()
        .trim()
        .overwrite((text) => text.replaceAll(/\s/g, ''))
        .regex(/^\d{6}$/, 'The code has six digits.'),
      { label: 'Code' },
    ),
  }),
  output: z.object({ smsNumber: z.string() }),
  http: { method: 'POST', path: '/web/notification-preferences/-/sms-number/confirm' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  secret: true,
  card: 'none',
  offered: false,
  errors: ['conflict'],
  related: ['send_sms_code', 'remove_sms_number'],
  invalidates: preferenceReads,
  summary: ({ smsNumber }) => `Texts go to ${smsNumber} from now on.`,
});
