// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addFeedNote from './add-feed-note.ts';
import celebrateMilestone from './celebrate-milestone.ts';
import dismissFeedItem from './dismiss-feed-item.ts';
import getSalesStats from './get-sales-stats.ts';
import listFeed from './list-feed.ts';
import confirmSmsNumber from './notifications/confirm-sms-number.ts';
import getNotificationPreferences from './notifications/get-notification-preferences.ts';
import listNotifications from './notifications/list-notifications.ts';
import markAllNotificationsRead from './notifications/mark-all-notifications-read.ts';
import markNotificationRead from './notifications/mark-notification-read.ts';
import removeSmsNumber from './notifications/remove-sms-number.ts';
import sendSmsCode from './notifications/send-sms-code.ts';
import setNotificationEmailPace from './notifications/set-notification-email-pace.ts';
import stopNotificationEmails from './notifications/stop-notification-emails.ts';
import updateNotificationPreferences from './notifications/update-notification-preferences.ts';
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
  confirmSmsNumber,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  removeSmsNumber,
  sendSmsCode,
  setNotificationEmailPace,
  stopNotificationEmails,
  updateNotificationPreferences,
  changeReminder,
  finishReminder,
  listReminders,
  setReminder,
  restoreFeedItem,
  snoozeFeedItem,
];
