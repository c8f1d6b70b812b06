import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../kernel/words.ts';
import { kindField, notification } from './entities.ts';

const told = 3;

export const listNotifications = declareOperation({
  name: 'list_notifications',
  area: 'home',
  title: 'My notifications',
  description:
    'Lists what the person was notified of, newest first, with how many are unread. What matters today is list_feed; how they are notified is get_notification_preferences.',
  examples: [
    'Show my notifications',
    'Do I have any unread notifications?',
    'What was I notified of?',
    'Show the notifications about invoices',
  ],
  input: z.object({
    isUnread: field(z.boolean(), {
      words: ['unread'],
      valueWords: { true: ['unread', 'new', 'not read', 'haven’t read'] },
      label: 'Unread',
    }).optional(),
    kind: kindField.optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(notification), unread: z.int(), ...pageOutput }),
  http: { method: 'GET', path: '/web/notifications' },
  access: mayRead,
  effect: 'read',
  card: 'notifications',
  offered: true,
  errors: [],
  related: ['mark_all_notifications_read', 'get_notification_preferences'],
  summary: ({ rows, total, unread }, { kind, isUnread }) => {
    if (total === 0)
      return isUnread
        ? 'You’ve read all your notifications.'
        : kind === undefined
          ? 'You have no notifications yet.'
          : 'You have no notifications about that.';
    const state = isUnread
      ? `${count(total, 'unread notification')}`
      : `${count(total, 'notification')}, ${unread} unread`;
    return `You have ${state}. The latest: ${rows
      .slice(0, told)
      .map(({ title }) => title.replace(/\.$/, ''))
      .join('; ')}.`;
  },
});
