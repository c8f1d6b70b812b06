import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { dayWords } from '../../kernel/words.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { slackWebhook } from './entities.ts';

export const getSlackWebhook = declareOperation({
  name: 'get_slack_webhook',
  area: 'common',
  title: 'Slack webhook',
  description:
    'Says whether this store posts to Slack: whether a webhook is set, who set it, and whether the last test got through. The address itself is never shown. It is entered under Account, in Store.',
  examples: [
    'Is Slack connected?',
    'Do we have a Slack webhook?',
    'Does our Slack webhook work?',
    'Who set up the Slack webhook?',
  ],
  input: z.object({}),
  output: slackWebhook,
  http: { method: 'GET', path: '/web/stores/me/slack-webhook' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['test_slack_webhook', 'send_slack_message'],
  summary: ({ isSet, shown, setBy, setAt, testedAt, isWorking }) => {
    if (!isSet) return 'No Slack webhook is set. Add one under Account, in Store.';
    const by = setBy === null || setAt === null ? '' : `, set by ${setBy} on ${dayWords(setAt)}`;
    const tested =
      testedAt === null
        ? ' It hasn’t been tested yet.'
        : isWorking
          ? ` The last post went through on ${dayWords(testedAt)}.`
          : ` The last post on ${dayWords(testedAt)} didn’t go through.`;
    return `Slack is connected (${shown ?? 'webhook'})${by}.${tested}`;
  },
});
