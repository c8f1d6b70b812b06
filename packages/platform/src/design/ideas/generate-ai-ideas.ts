import { OperationError } from '@brandwright/contract';
import { generateAiIdeas } from '@brandwright/contract/design/ideas/generate-ai-ideas.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showIdea, type IdeaRow } from './show-idea.ts';
import { aiIdeas, publicAiIdeas } from './tables.ts';
import { askForWords } from './words-job.ts';
import { briefOf } from './brief-of.ts';

/** The next number of the store's ideas, for this transaction alone. */
async function nextNumber(context: Context): Promise<number> {
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`ai_ideas/${context.storeId}`}))`);
  const [row] = await context.db
    .select({ last: sql<number>`coalesce(max(${aiIdeas.number}), 0)::int` })
    .from(aiIdeas)
    .where(eq(aiIdeas.storeId, context.storeId));
  return (row?.last ?? 0) + 1;
}

const undoShape = z.object({ ids: z.array(z.uuid()) });

export default implement(generateAiIdeas, {
  async run(context, { brief: said, category, count }) {
    const brief = briefOf(said);
    if (brief === '') throw new OperationError('bad_input', 'Ideas for what? Say it in a sentence.');
    const number = await nextNumber(context);
    const now = context.clock.now();
    const rows = Array.from({ length: count }, (_, at): IdeaRow => ({
      storeId: context.storeId,
      id: randomUUID(),
      number: number + at,
      brief,
      category: category ?? '',
      title: brief.length > 80 ? `${brief.slice(0, 79).trimEnd()}…` : brief,
      description: '',
      audience: '',
      state: 'DRAFT',
      result: 'PENDING',
      failure: null,
      isPublic: false,
      publicIdeaId: randomUUID(),
      look: null,
      products: [],
      selectedProductIds: [],
      submittedAt: null,
      createdAt: now,
      updatedAt: now,
    }));
    await context.db.insert(aiIdeas).values(rows);
    const ids = rows.map(({ id }) => id);
    await askForWords(context, ids);
    return {
      output: { ideas: rows.map(showIdea) },
      undo: { ids },
      ...(ids[0] ? { subject: { kind: 'ai_idea', id: ids[0] } } : {}),
    };
  },
  async undo(context, undo) {
    const { ids } = undoShape.parse(undo);
    const gone = await context.db
      .delete(aiIdeas)
      .where(
        and(eq(aiIdeas.storeId, context.storeId), inArray(aiIdeas.id, ids), ne(aiIdeas.state, 'SUBMITTED')),
      )
      .returning({ id: aiIdeas.publicIdeaId });
    if (gone.length > 0)
      await context.db.delete(publicAiIdeas).where(
        inArray(
          publicAiIdeas.id,
          gone.map(({ id }) => id),
        ),
      );
  },
});
