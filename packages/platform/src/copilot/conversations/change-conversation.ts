import { OperationError } from '@brandwright/contract';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import {
  findConversation,
  isAnswering,
  meantConversation,
  ownConversation,
  toConversation,
} from '../conversations.ts';
import { conversations } from '../tables.ts';

const changed = z.object({ title: z.string(), isArchived: z.boolean() }).partial();

const undoState = z.object({ id: z.uuid(), before: changed, after: changed });

export async function change(context: Context, named: string | undefined, set: z.output<typeof changed>) {
  const id = meantConversation(context, named);
  const before = await findConversation(context, id);
  const mine = ownConversation(context, id);
  const [row] = await context.db.update(conversations).set(set).where(mine).returning();
  if (!row) throw new OperationError('not_found', 'That chat wasn’t found. It may have been deleted.');
  const names = changed
    .keyof()
    .options.filter((name) => set[name] !== undefined && set[name] !== before[name]);
  const undo = { id, before: Object.fromEntries(names.map((name) => [name, before[name]])), after: set };
  return {
    output: toConversation(row, await isAnswering(context, id)),
    ...(names.length === 0 ? {} : { undo }),
    subject: { kind: 'conversation', id },
  };
}

export async function takeBack(context: Context, undo: unknown): Promise<void> {
  const { id, before, after } = undoState.parse(undo);
  refuseChangedSince('conversation', after, await findConversation(context, id));
  await context.db.update(conversations).set(before).where(ownConversation(context, id));
}
