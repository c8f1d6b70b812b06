// Made from the files of the area by `npm run operations:index`.
export { addFeedNote } from './add-feed-note.ts';
export { celebrateMilestone } from './celebrate-milestone.ts';
export { dismissFeedItem } from './dismiss-feed-item.ts';
export { getSalesStats } from './get-sales-stats.ts';
export { listFeed } from './list-feed.ts';
export { changeReminder } from './reminders/change-reminder.ts';
export { finishReminder } from './reminders/finish-reminder.ts';
export { listReminders } from './reminders/list-reminders.ts';
export { setReminder } from './reminders/set-reminder.ts';
export { restoreFeedItem } from './restore-feed-item.ts';
export { snoozeFeedItem } from './snooze-feed-item.ts';
