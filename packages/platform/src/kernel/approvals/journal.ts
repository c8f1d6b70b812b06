import type { AnyDeclaration } from '@brandwright/contract';
import { randomUUID } from 'node:crypto';
import type { Context } from '../request/context.ts';
import { journalEntries } from '../data/tables.ts';

/** Whether a field of this name holds a secret: not for the journal, nor for the address of a call. */
export const isSecretField = (name: string): boolean =>
  /password|token|secret|apikey|consumerkey|webhookurl|bindcode|accountnumber|routingnumber/i.test(name);

/** The input as the journal keeps it: without secrets. */
export function withoutSecrets(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSecrets);
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      isSecretField(key) ? '[secret]' : withoutSecrets(value),
    ]),
  );
}

/** Writes who did what, in the operation's own transaction. Answers the entry's id. */
export async function writeEntry(
  context: Context,
  declaration: Pick<AnyDeclaration, 'name' | 'effect'>,
  entry: {
    input: unknown;
    summary: string;
    undo?: unknown;
    subject?: { kind: string; id: string };
    undoes?: string;
    conversationId?: string | undefined;
  },
): Promise<string> {
  const id = randomUUID();
  await context.db.insert(journalEntries).values({
    storeId: context.storeId,
    id,
    operation: declaration.name,
    effect: declaration.effect,
    via: context.via,
    userId: context.actor.kind === 'user' ? context.actor.userId : null,
    input: withoutSecrets(entry.input) ?? {},
    summary: entry.summary,
    subjectKind: entry.subject?.kind ?? null,
    subjectId: entry.subject?.id ?? null,
    undo: entry.undo ?? null,
    undoes: entry.undoes ?? null,
    conversationId: entry.conversationId ?? null,
    requestId: context.requestId,
    createdAt: context.clock.now(),
  });
  return id;
}
