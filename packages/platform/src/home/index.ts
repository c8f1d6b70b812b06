import type { PlatformArea } from '../kernel/area.ts';
import { homeDemo } from './demo.ts';
import { noteSource } from './feed-notes.ts';
import { feedItemFinder } from './records.ts';
import { lookForNews } from './notifications/look.ts';
import { mailDueNotifications, mailNotifications } from './notifications/mail-notifications.ts';
import { pruneNotifications } from './notifications/prune-notifications.ts';
import { textNotification } from './notifications/text-notification.ts';
import { homeOperations } from './operations.ts';
import { dueReminders } from './reminders/due-reminders.ts';
import { reminderFinder } from './reminders/reminder-finder.ts';

/** Home stands on what the other areas put into the feed. */
export const homeArea: PlatformArea = {
  implementations: homeOperations,
  jobs: [mailNotifications, textNotification],
  rounds: [lookForNews, mailDueNotifications, pruneNotifications],
  records: [feedItemFinder, reminderFinder],
  feed: [noteSource, dueReminders],
  demo: homeDemo,
};
