import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { slackReads, slackWebhook, webhookUrl } from './entities.ts';

export const setSlackWebhook = declareOperation({
  name: 'set_slack_webhook',
  area: 'common',
  title: 'Set the Slack webhook',
  description:
    'Saves the URL of the store’s Slack webhook, encrypted, or removes it with null. Only from a screen, because anyone who has the URL can post in the channel.',
  examples: ['The store settings save a Slack webhook'],
  input: z.object({ webhookUrl: webhookUrl().nullable() }),
  output: slackWebhook,
  http: { method: 'PUT', path: '/web/stores/me/slack-webhook' },
  access: { kind: 'private', role: 'admin', preview: false },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  invalidates: slackReads,
  summary: ({ isSet, shown }) =>
    isSet ? `The Slack webhook is set (${shown ?? 'webhook'}).` : 'The Slack webhook was removed.',
});
