import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';

export const stopNotificationEmails = declareOperation({
  name: 'stop_notification_emails',
  area: 'home',
  title: 'Stop notification emails',
  description:
    'Turns emails of one kind, or of all kinds but security, off for the person whose email held the link. No login is needed. In the app nothing changes.',
  examples: ['Stop these emails'],
  input: z.object({ token: z.string().trim().min(20).max(400) }),
  output: z.object({
    /** What is no longer emailed; null for everything but security. */
    label: z.string().nullable(),
  }),
  http: { method: 'POST', path: '/web/notification-preferences/-/stop-emails' },
  access: { kind: 'public' },
  effect: 'write',
  secret: true,
  card: 'none',
  offered: false,
  errors: ['locked'],
  related: ['update_notification_preferences'],
  summary: ({ label }) =>
    label === null
      ? 'You’ll get no more notification emails, except about security.'
      : `You’ll get no more emails about this: ${label}.`,
});
