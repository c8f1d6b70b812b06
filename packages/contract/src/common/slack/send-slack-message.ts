import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { slackReads } from './entities.ts';

export const sendSlackMessage = declareOperation({
  name: 'send_slack_message',
  area: 'common',
  title: 'Post to Slack',
  description:
    'Posts a message of the store in the Slack channel of its webhook. A mere test is test_slack_webhook; suppliers and shoppers aren’t in Slack.',
  examples: [
    'Post to Slack: the samples arrived',
    'Tell the team on Slack that order 1042 is on hold',
    'Send a Slack message saying we restock on Monday',
  ],
  input: z.object({
    text: field(
      z
        .string()
        .trim()
        .min(1, 'Write the message.')
        .max(3000, 'A message can have at most 3,000 characters.'),
      {
        sense: 'free_text',
        outgoing: 'words',
        words: ['saying', 'that', 'message', 'text'],
        question: 'What should the message say?',
        label: 'Message',
      },
    ),
  }),
  output: z.object({ isDelivered: z.boolean(), text: z.string() }),
  http: { method: 'POST', path: '/commons/util/send-slack-message' },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['conflict', 'upstream', 'timeout', 'too_many_requests'],
  related: ['get_slack_webhook', 'test_slack_webhook'],
  invalidates: slackReads,
  summary: ({ text }) => `Posted to Slack: ${text}`,
});
