// Made from the files of the area by `npm run operations:index`.
export { exportList } from './exports/export-list.ts';
export { getSupportChatHash } from './get-support-chat-hash.ts';
export { inferCountry } from './infer-country.ts';
export { listCountries } from './list-countries.ts';
export { listStates } from './list-states.ts';
export { proxyDownload } from './proxy-download.ts';
export { reportEvent } from './report-event.ts';
export { sendNotificationEmail } from './send-notification-email.ts';
export { createShortLink } from './short-links/create-short-link.ts';
export { openShortLink } from './short-links/open-short-link.ts';
export { getSlackWebhook } from './slack/get-slack-webhook.ts';
export { sendSlackMessage } from './slack/send-slack-message.ts';
export { setSlackWebhook } from './slack/set-slack-webhook.ts';
export { testSlackWebhook } from './slack/test-slack-webhook.ts';
