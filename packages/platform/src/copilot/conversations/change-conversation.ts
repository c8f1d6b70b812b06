import { OperationError } from '@brandwright/contract';
import {
  archiveConversation,
  renameConversation,
  unarchiveConversation,
} from '@brandwright/contract/copilot/conversations.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { implement } from '../../kernel/implementation.ts';
import {
  findConversation,
  isAnswering,
  meantConversation,
  ownConversation,
  toConversation,
} from '../conversations.ts';
import { conversations } from '../tables.ts';

const undoState = z.object({ id: z.uuid(), title: z.string(), isArchived: z.boolean() });

export const renameConversationHere = implement(renameConversation, {
  run: (context, { id, title }) => change(context, id, { title }),
  undo: takeBack,
});

export const archiveConversationHere = implement(archiveConversation, {
  run: (context, { id }) => change(context, id, { isArchived: true }),
  undo: takeBack,
});

export const unarchiveConversationHere = implement(unarchiveConversation, {
  run: (context, { id }) => change(context, id, { isArchived: false }),
  undo: takeBack,
});

async function change(
  context: Context,
  named: string | undefined,
  set: { title?: string; isArchived?: boolean },
) {
  const id = meantConversation(context, named);
  const before = await findConversation(context, id);
  const mine = ownConversation(context, id);
  const [row] = await context.db.update(conversations).set(set).where(mine).returning();
  if (!row) throw new OperationError('not_found', 'There is no such conversation. It may have been deleted.');
  const undo = { id, title: before.title, isArchived: before.isArchived };
  return {
    output: toConversation(row, await isAnswering(context, id)),
    undo,
    subject: { kind: 'conversation', id },
  };
}

async function takeBack(context: Context, undo: unknown): Promise<void> {
  const { id, title, isArchived } = undoState.parse(undo);
  await findConversation(context, id);
  await context.db.update(conversations).set({ title, isArchived }).where(ownConversation(context, id));
}
