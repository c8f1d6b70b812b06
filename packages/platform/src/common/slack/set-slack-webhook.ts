import { setSlackWebhook } from '@brandwright/contract/common/slack/set-slack-webhook.ts';
import { eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { slackWebhooks } from './tables.ts';
import { keepWebhook, readWebhookRow, toWebhook } from './webhook.ts';

export default implement(setSlackWebhook, {
  async run(context, { webhookUrl }) {
    if (webhookUrl === null)
      await context.db.delete(slackWebhooks).where(eq(slackWebhooks.storeId, context.storeId));
    else {
      context.providers.slack.check(webhookUrl);
      await keepWebhook(context, webhookUrl);
    }
    return {
      output: toWebhook(await readWebhookRow(context)),
      subject: { kind: 'store', id: context.storeId },
    };
  },
});
