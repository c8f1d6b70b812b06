import { testSlackWebhook } from '@brandwright/contract/common/slack/test-slack-webhook.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { post, requireWebhook, shownOf } from './webhook.ts';

const testLine = (name: string) =>
  `${name} sent this test from Brandwright. Your store’s posts will appear here.`;

export default implement(testSlackWebhook, {
  async run(context, input) {
    const webhookUrl = input.webhookUrl ?? (await requireWebhook(context));
    await post(context, {
      webhookUrl,
      text: testLine(nameOfActor(context)),
      isKept: input.webhookUrl === undefined,
    });
    return {
      output: { isDelivered: true, shown: shownOf(webhookUrl) },
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async prepare(context, input) {
    const shown = shownOf(input.webhookUrl ?? (await requireWebhook(context)));
    return {
      input,
      preview: {
        verb: 'Send the test',
        what: 'Posts one line in your Slack channel that says it works.',
        toWhom: `Everyone in the channel of ${shown}`,
        cost: null,
        irreversible: 'A post can be deleted only in Slack.',
        values: [{ label: 'Message', value: testLine(nameOfActor(context)) }],
        warnings: [],
      },
    };
  },
});
