import { OperationError } from '@brandwright/contract';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { deleteConversationGoal } from '@brandwright/contract/sourcing/outreach/delete-conversation-goal.ts';
import { getConversationGoal } from '@brandwright/contract/sourcing/outreach/get-conversation-goal.ts';
import { setConversationGoal } from '@brandwright/contract/sourcing/outreach/set-conversation-goal.ts';
import { validateGoal } from '@brandwright/contract/sourcing/outreach/validate-goal.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { checkGoal } from './goal-rules.ts';
import { sourcingGoals as goals } from './tables.ts';

type GoalRow = typeof goals.$inferSelect;

async function findGoal(context: Context, sid: string): Promise<GoalRow | undefined> {
  const [row] = await context.db.select().from(goals).where(ofSid(context, sid));
  return row;
}

const ofSid = (context: Context, sid: string) =>
  and(eq(goals.storeId, context.storeId), eq(goals.conversationSid, sid));

/** The conversation that is meant, of this store: by sid or by its supplier. */
async function conversationOf(context: Context, said: string) {
  const { sid, supplierName } = await context.call(getSupplierConversation, { conversationSid: said });
  return { conversationSid: sid, supplierName };
}

const shown = (row: GoalRow | undefined) => ({
  goal: row?.goal ?? null,
  setBy: row?.setBy ?? null,
  setAt: row?.setAt.toISOString() ?? null,
});

const saved = z.object({
  conversationSid: z.string(),
  before: z.object({ goal: z.string(), setBy: z.string(), setAt: z.iso.datetime() }).nullable(),
  left: z.object({ goal: z.string().nullable() }),
});
const goalOf = (row: GoalRow | undefined) => ({ goal: row?.goal ?? null });

const toSaved = (conversationSid: string, row: GoalRow | undefined, left: GoalRow | undefined) => ({
  conversationSid,
  left: goalOf(left),
  before: row ? { goal: row.goal, setBy: row.setBy, setAt: row.setAt.toISOString() } : null,
});

async function put(
  context: Context,
  conversationSid: string,
  value: Omit<GoalRow, 'storeId' | 'id' | 'conversationSid'>,
) {
  await context.db
    .insert(goals)
    .values({ storeId: context.storeId, id: randomUUID(), conversationSid, ...value })
    .onConflictDoUpdate({ target: [goals.storeId, goals.conversationSid], set: value });
}

/** Puts the goal back as it was before. */
async function putBack(context: Context, kept: unknown) {
  const { conversationSid, before, left } = saved.parse(kept);
  refuseChangedSince('goal of this conversation', left, goalOf(await findGoal(context, conversationSid)));
  if (before === null) await context.db.delete(goals).where(ofSid(context, conversationSid));
  else await put(context, conversationSid, { ...before, setAt: new Date(before.setAt) });
}

const nameOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.name : 'The platform');
const subject = (id: string) => ({ kind: 'supplier_conversation', id });

export const goalOperations = [
  implement(getConversationGoal, {
    async run(context, input) {
      const conversation = await conversationOf(context, input.conversationSid);
      const row = await findGoal(context, conversation.conversationSid);
      return { output: { ...conversation, ...shown(row) } };
    },
  }),

  implement(setConversationGoal, {
    async run(context, input) {
      const { isValid, reasons, proposal } = checkGoal(input.agentGoal);
      if (!isValid)
        throw new OperationError(
          'bad_input',
          `That goal will not do: ${reasons.join(' ')}${proposal === null ? '' : ` Better: "${proposal}"`}`,
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
  }),

  implement(deleteConversationGoal, {
    async run(context, input) {
      const conversation = await conversationOf(context, input.conversationSid);
      const sid = conversation.conversationSid;
      const before = await findGoal(context, sid);
      if (!before)
        throw new OperationError(
          'not_found',
          `No goal is set for the conversation with ${conversation.supplierName}, so there is none to remove.`,
        );
      await context.db.delete(goals).where(ofSid(context, sid));
      return {
        output: { ...conversation, ...shown(undefined), before: before.goal },
        undo: toSaved(sid, before, undefined),
        subject: subject(sid),
      };
    },
    undo: putBack,
  }),

  implement(validateGoal, {
    run: (_context, { agentGoal }) =>
      Promise.resolve({ output: { ...checkGoal(agentGoal), agentGoal: agentGoal.trim() } }),
  }),
];
