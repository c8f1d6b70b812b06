import { OperationError } from '@brandwright/contract';
import { deleteConversationGoal } from '@brandwright/contract/sourcing/outreach/delete-conversation-goal.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { sourcingGoals as goals } from './tables.ts';
import { conversationOf, findGoal, ofSid, shown, toSaved, subject, putBack } from './goals.ts';

export default implement(deleteConversationGoal, {
  async run(context, input) {
    const conversation = await conversationOf(context, input.conversationSid);
    const sid = conversation.conversationSid;
    const before = await findGoal(context, sid);
    if (!before)
      throw new OperationError(
        'not_found',
        `No goal is set for the conversation with ${conversation.supplierName}, so there’s none to remove.`,
      );
    await context.db.delete(goals).where(ofSid(context, sid));
    return {
      output: { ...conversation, ...shown(undefined), before: before.goal },
      undo: toSaved(sid, before, undefined),
      subject: subject(sid),
    };
  },
  undo: putBack,
});
