import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { preferenceReads } from './entities.ts';

export const removeSmsNumber = declareOperation({
  name: 'remove_sms_number',
  area: 'home',
  title: 'Remove my phone number',
  description:
    'Removes the phone number at which the person asking gets notifications. No more texts are sent.',
  examples: ['Remove my phone number from notifications'],
  input: z.object({}),
  output: z.object({ smsNumber: z.string().nullable() }),
  http: { method: 'DELETE', path: '/web/notification-preferences/-/sms-number' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  related: ['send_sms_code'],
  invalidates: preferenceReads,
  summary: ({ smsNumber }) =>
    smsNumber === null
      ? 'There was no phone number to remove.'
      : `Removed ${smsNumber}. No more texts go there.`,
});
