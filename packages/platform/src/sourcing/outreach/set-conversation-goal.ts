import { OperationError } from '@brandwright/contract';
import { setConversationGoal } from '@brandwright/contract/sourcing/outreach/set-conversation-goal.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { checkGoal } from './goal-rules.ts';
import { conversationOf, findGoal, put, shown, toSaved, subject, putBack } from './goals.ts';

const nameOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.name : 'The platform');

export default implement(setConversationGoal, {
  async run(context, input) {
    const { isValid, reasons, proposal } = checkGoal(input.agentGoal);
    if (!isValid)
      throw new OperationError(
        'bad_input',
        `That goal won’t work: ${reasons.join(' ')}${proposal === null ? '' : ` Better: "${proposal}"`}`,
        reasons.map((message) => ({ path: 'agentGoal', message })),
      );
    const conversation = await conversationOf(context, input.conversationSid);
    const sid = conversation.conversationSid;
    const before = await findGoal(context, sid);
    await put(context, sid, {
      goal: input.agentGoal.trim(),
      setBy: nameOf(context),
      setAt: context.clock.now(),
    });
    const after = await findGoal(context, sid);
    return {
      output: { ...conversation, ...shown(after), before: before?.goal ?? null },
      undo: toSaved(sid, before, after),
      subject: subject(sid),
    };
  },
  undo: putBack,
});
