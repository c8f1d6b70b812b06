import { OperationError } from '@brandwright/contract';
import { forgetFact } from '@brandwright/contract/copilot/vault/forget-fact.ts';
import { plainQuote, quoteFact } from '@brandwright/contract/copilot/vault/words.ts';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { quietPreview } from '../../kernel/approvals/plain-preview.ts';
import { likeness } from './likeness.ts';
import { brandFacts } from './tables.ts';
import { type FactRow, kept, ofId, toFact } from './facts.ts';

/**
 * The fact that is meant, by its id or by words of it. Refuses what names none or several. Not by the record resolver: facts
 * are sentences, which are told apart less closely than names, and what is asked back quotes them whole.
 */
async function findFact(context: Context, words: string): Promise<FactRow> {
  const id = z.uuid().safeParse(words);
  const rows = await context.db
    .select()
    .from(brandFacts)
    .where(kept(context, id.success ? eq(brandFacts.id, id.data) : undefined))
    .orderBy(desc(brandFacts.createdAt));
  if (id.success) {
    if (rows[0]) return rows[0];
    throw new OperationError('not_found', 'I remember no such fact.');
  }
  const scored = rows
    .map((row) => ({ row, score: likeness(row.text, words) }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best)
    throw new OperationError(
      'not_found',
      `I remember nothing about “${plainQuote(words, 80)}”, so there is nothing to forget.`,
    );
  if (second && best.score - second.score < 0.1)
    throw new OperationError(
      'conflict',
      `Which of these? ${scored
        .slice(0, 4)
        .map(({ row }) => quoteFact(row))
        .join(' ')}`,
    );
  return best.row;
}

export default implement(forgetFact, {
  async prepare(context, { fact }) {
    const row = await findFact(context, fact);
    return {
      input: { fact: row.id },
      preview: {
        verb: 'Forget this',
        what: `I forget: ${quoteFact(row)}. It can be put back with Undo.`,
        ...quietPreview,
      },
    };
  },
  async run(context, { fact }) {
    const row = await findFact(context, fact);
    await context.db.update(brandFacts).set({ removedAt: context.clock.now() }).where(ofId(context, row.id));
    return { output: toFact(row), undo: { id: row.id }, subject: { kind: 'fact', id: row.id } };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(brandFacts).set({ removedAt: null }).where(ofId(context, id));
  },
});
