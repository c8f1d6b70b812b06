import { getSlackWebhook } from '@brandwright/contract/common/slack/get-slack-webhook.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readWebhookRow, toWebhook } from './webhook.ts';

export default implement(getSlackWebhook, {
  run: async (context) => ({ output: toWebhook(await readWebhookRow(context)) }),
});
