// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addFeedNote from './add-feed-note.ts';
import celebrateMilestone from './celebrate-milestone.ts';
import dismissFeedItem from './dismiss-feed-item.ts';
import getSalesStats from './get-sales-stats.ts';
import listFeed from './list-feed.ts';
import changeReminder from './reminders/change-reminder.ts';
import finishReminder from './reminders/finish-reminder.ts';
import listReminders from './reminders/list-reminders.ts';
import setReminder from './reminders/set-reminder.ts';
import restoreFeedItem from './restore-feed-item.ts';
import snoozeFeedItem from './snooze-feed-item.ts';

export const homeOperations: readonly Implementation[] = [
  addFeedNote,
  celebrateMilestone,
  dismissFeedItem,
  getSalesStats,
  listFeed,
  changeReminder,
  finishReminder,
  listReminders,
  setReminder,
  restoreFeedItem,
  snoozeFeedItem,
];
