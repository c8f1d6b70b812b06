import { z } from 'zod';
import { forForms } from '../../kernel/fields.ts';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { slackReads, webhookUrl } from './entities.ts';

export const testSlackWebhook = declareOperation({
  name: 'test_slack_webhook',
  area: 'common',
  title: 'Send a test to Slack',
  description:
    'Posts one line to the store’s Slack webhook that says it works. To post words of your own use send_slack_message.',
  examples: ['Send a test to Slack', 'Test our Slack webhook', 'Check that Slack works'],
  input: z.object({
    webhookUrl: forForms(
      webhookUrl().describe('A webhook other than the store’s, to test before it is saved.').optional(),
    ),
  }),
  output: z.object({ isDelivered: z.boolean(), shown: z.string() }),
  http: { method: 'POST', path: '/commons/slacks/test-webhook' },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['conflict', 'upstream', 'timeout', 'too_many_requests'],
  related: ['get_slack_webhook', 'send_slack_message'],
  invalidates: slackReads,
  summary: ({ shown }) => `The test reached Slack (${shown}).`,
});
