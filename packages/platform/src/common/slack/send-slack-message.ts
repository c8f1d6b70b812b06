import { sendSlackMessage } from '@brandwright/contract/common/slack/send-slack-message.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { post, requireWebhook, shownOf } from './webhook.ts';

export default implement(sendSlackMessage, {
  async run(context, { text }) {
    await post(context, { webhookUrl: await requireWebhook(context), text, isKept: true });
    return { output: { isDelivered: true, text }, subject: { kind: 'store', id: context.storeId } };
  },
  async prepare(context, input) {
    const shown = shownOf(await requireWebhook(context));
    return {
      input,
      preview: {
        verb: 'Post to Slack',
        what: 'Posts this message in your Slack channel.',
        toWhom: `Everyone in the channel of ${shown}`,
        cost: null,
        irreversible: 'A post can be deleted only in Slack.',
        values: [{ label: 'Message', value: input.text }],
        warnings: [],
      },
    };
  },
});
