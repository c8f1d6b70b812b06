import type { PendingAction } from '@brandwright/contract';
import { getConversationScript } from '@brandwright/contract/copilot/conversations.ts';
import { and, asc, eq } from 'drizzle-orm';
import { stringify } from 'yaml';
import { implement } from '../../kernel/implementation.ts';
import { findConversation } from '../conversations.ts';
import { conversationMessages } from '../tables.ts';

interface Part {
  type: string;
  text?: string;
  data?: Record<string, unknown>;
}

interface ScriptTurn {
  say?: string;
  approve?: string;
  deny?: string;
  expect?: {
    calls?: { operation: string; input: unknown }[];
    cards?: string[];
    approval?: { operation: string; input: unknown };
  };
}

/** The conversation as a replay script: each thing said, with the calls, cards and approvals that followed. */
export const getConversationScriptHere = implement(getConversationScript, {
  async run(context, { id }) {
    const conversation = await findConversation(context, id);
    const rows = await context.db
      .select({ role: conversationMessages.role, parts: conversationMessages.parts })
      .from(conversationMessages)
      .where(
        and(eq(conversationMessages.storeId, context.storeId), eq(conversationMessages.conversationId, id)),
      )
      .orderBy(asc(conversationMessages.position));
    const turns = rows.flatMap(({ role, parts }) => turnsOf(role, parts as Part[]));
    const as = context.actor.kind === 'user' ? context.actor.email : '';
    const fileName = `${
      conversation.title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'conversation'
    }.yaml`;
    return { output: { fileName, yaml: stringify({ name: conversation.title, as, turns: joined(turns) }) } };
  },
});

function turnsOf(role: string, parts: Part[]): ScriptTurn[] {
  if (role === 'user') return [{ say: parts.map((part) => part.text ?? '').join('\n') }];
  const calls = parts.filter((part) => part.type === 'data-call').map((part) => part.data ?? {});
  const done = calls.filter((call) => call['state'] === 'done');
  const approvals = parts
    .filter((part) => part.type === 'data-approval')
    .map((part) => part.data as unknown as PendingAction);
  const [asked] = approvals;
  const cards = done.map((call) => String(call['card'])).filter((card) => card !== 'none');
  const expect: NonNullable<ScriptTurn['expect']> = {
    ...(done.length > 0
      ? { calls: done.map((call) => ({ operation: String(call['operation']), input: call['input'] })) }
      : {}),
    ...(cards.length > 0 ? { cards } : {}),
    ...(asked ? { approval: { operation: asked.operation, input: asked.input } } : {}),
  };
  const decisions = approvals
    .filter((action) => action.status === 'DONE' || action.status === 'DENIED')
    .map((action): ScriptTurn =>
      action.status === 'DONE' ? { approve: action.operation } : { deny: action.operation },
    );
  return [{ expect }, ...decisions];
}

/** What an answer showed belongs to the words before it. */
function joined(turns: ScriptTurn[]): ScriptTurn[] {
  const result: ScriptTurn[] = [];
  for (const turn of turns) {
    const before = result.at(-1);
    const onlyExpects = turn.say === undefined && turn.approve === undefined && turn.deny === undefined;
    if (!onlyExpects) result.push({ ...turn });
    else if (before && Object.keys(turn.expect ?? {}).length > 0) before.expect = turn.expect ?? {};
  }
  return result;
}
