import { recordOutreachAnswer } from '@brandwright/contract/sourcing/outreach/record-outreach-answer.ts';
import { eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { ofStore } from './outreach-rows.ts';
import { sourcingOutreach as outreach } from './tables.ts';

export default implement(recordOutreachAnswer, {
  async run(context, { conversationSid }) {
    const answered = await context.db
      .update(outreach)
      .set({ status: 'ANSWERED', answeredAt: context.clock.now() })
      .where(ofStore(context, eq(outreach.conversationSid, conversationSid), eq(outreach.status, 'SENT')))
      .returning({ id: outreach.id });
    return { output: { answered: answered.length } };
  },
});
