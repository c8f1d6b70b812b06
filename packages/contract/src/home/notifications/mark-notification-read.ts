import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { notification, notificationReads } from './entities.ts';

export const markNotificationRead = declareOperation({
  name: 'mark_notification_read',
  area: 'home',
  title: 'Mark a notification read',
  description: 'Marks one of the person’s notifications as read, as opening it does.',
  examples: ['Mark this notification as read'],
  input: z.object({ notificationId: z.uuid() }),
  output: notification,
  http: { method: 'POST', path: '/web/notifications/{notificationId}/read' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  related: ['list_notifications'],
  invalidates: notificationReads,
  summary: ({ title }) => `Marked “${title}” as read.`,
});
