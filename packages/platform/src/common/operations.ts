// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import exportList from './exports/export-list.ts';
import getSupportChatHash from './get-support-chat-hash.ts';
import inferCountry from './infer-country.ts';
import listCountries from './list-countries.ts';
import listStates from './list-states.ts';
import proxyDownload from './proxy-download.ts';
import reportEvent from './report-event.ts';
import sendNotificationEmail from './send-notification-email.ts';
import createShortLink from './short-links/create-short-link.ts';
import openShortLink from './short-links/open-short-link.ts';
import getSlackWebhook from './slack/get-slack-webhook.ts';
import sendSlackMessage from './slack/send-slack-message.ts';
import setSlackWebhook from './slack/set-slack-webhook.ts';
import testSlackWebhook from './slack/test-slack-webhook.ts';

export const commonOperations: readonly Implementation[] = [
  exportList,
  getSupportChatHash,
  inferCountry,
  listCountries,
  listStates,
  proxyDownload,
  reportEvent,
  sendNotificationEmail,
  createShortLink,
  openShortLink,
  getSlackWebhook,
  sendSlackMessage,
  setSlackWebhook,
  testSlackWebhook,
];
