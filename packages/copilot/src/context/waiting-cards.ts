import {
  findOperation,
  metaOf,
  unwrap,
  type AnyDeclaration,
  type PendingAction,
} from '@brandwright/contract';
import type { Context } from '@brandwright/platform';
import {
  holdActions,
  replaceActions,
  toPendingAction,
  waitingIn,
} from '@brandwright/platform/kernel/approvals/pending-actions.ts';
import { z } from 'zod';
import { showReceipt } from './decisions.ts';

interface Part {
  type: string;
  id?: string;
  data?: unknown;
}

/**
 * The parts of an answer with its approval cards as they stand now: one may have been decided elsewhere while the answer
 * was still written, when there was no stored card yet to become the receipt. The actions are held until the answer is
 * stored with them, so a decision that comes later finds the card.
 */
export async function withDecisions(context: Context, parts: readonly unknown[]): Promise<unknown[]> {
  const told = parts as Part[];
  const ids = told.flatMap(({ type, id }) => (type === 'data-approval' && id ? [id] : []));
  const rows = await holdActions(context, ids);
  return told.map((part) => {
    const row = part.type === 'data-approval' ? rows.find(({ id }) => id === part.id) : undefined;
    const declaration = row && findOperation(row.operation);
    return row && declaration ? { ...part, data: toPendingAction(row, declaration) } : part;
  });
}

/**
 * Ends the waiting of what a new question takes the place of, and shows so on its card: the one named by `replacesId`,
 * else earlier ones of the same operation about the very same records. Answers those that waited.
 */
export async function replaceEarlier(
  context: Context,
  asked: PendingAction,
  replacesId?: string,
): Promise<PendingAction[]> {
  if (!asked.conversationId) return [];
  const declaration = findOperation(asked.operation);
  if (!declaration) return [];
  const about = recordsIn(declaration, asked.input);
  const earlier = (await waitingIn(context, asked.conversationId)).filter(
    (row) =>
      row.id !== asked.id &&
      (row.id === replacesId ||
        (row.operation === asked.operation && about !== '' && recordsIn(declaration, row.input) === about)),
  );
  const replaced = await replaceActions(
    context,
    earlier.map(({ id }) => id),
  );
  const actions = replaced.map((row) => toPendingAction(row, declaration));
  for (const action of actions) await showReceipt(context, action);
  return actions;
}

/** The records that an input names, as one text; '' when it names none. */
function recordsIn(declaration: AnyDeclaration, input: unknown): string {
  const found: string[] = [];
  collect(declaration.input, input, found);
  return found.sort().join(' ');
}

function collect(schema: z.ZodType, value: unknown, found: string[]): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const { ref } = metaOf(schema);
    if (ref) found.push(`${ref}:${value.map(String).sort().join(',')}`);
    else for (const one of value) collect(inner.element as z.ZodType, one, found);
    return;
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(inner.shape as Record<string, z.ZodType>))
      collect(child, (value as Record<string, unknown>)[name], found);
    return;
  }
  const { ref } = metaOf(schema);
  if (ref && value !== undefined && value !== null) found.push(`${ref}:${String(value)}`);
}
