import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { notificationReads } from './entities.ts';

export const markAllNotificationsRead = declareOperation({
  name: 'mark_all_notifications_read',
  area: 'home',
  title: 'Mark all notifications read',
  description: 'Marks all of the person’s notifications as read. Can be undone.',
  examples: ['Mark all notifications as read', 'Clear my notifications', 'I’ve seen all the notifications'],
  input: z.object({}),
  output: z.object({ marked: z.int() }),
  http: { method: 'POST', path: '/web/notifications/-/read' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'write',
  undoable: true,
  card: 'none',
  offered: true,
  errors: [],
  related: ['list_notifications'],
  invalidates: notificationReads,
  summary: ({ marked }) =>
    marked === 0 ? 'There were no unread notifications.' : `Marked ${count(marked, 'notification')} as read.`,
});
